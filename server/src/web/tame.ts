/** How deep what a message holds may be nested, and of how many values it may consist. */
const DEEPEST = 12
const MOST_VALUES = 1000

/** Whether a value is small, and names nothing that every object has: who asks for its text would get something else. */
export function isTame(value: unknown): boolean {
  let left = MOST_VALUES
  const fits = (part: unknown, depth: number): boolean => {
    if (left-- <= 0 || depth > DEEPEST) return false
    if (part === null || typeof part !== 'object') return true
    return Object.entries(part).every(([key, inner]) => !(key in Object.prototype) && fits(inner, depth + 1))
  }
  return fits(value, 0)
}
