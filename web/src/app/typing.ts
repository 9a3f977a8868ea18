/** Letters belong to a field while somebody writes in it. */
export function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=radio]), textarea, select') !== null
}
