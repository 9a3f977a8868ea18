import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The names of the values that a message asks for, those inside plurals too: what all languages must share. */
export const valuesOf = (message: string): string[] =>
  [...new Set(namesIn(compileMessageOrThrow(message)))].filter((name) => name !== '#').sort()

function namesIn(parts: unknown): string[] {
  if (!Array.isArray(parts)) return []
  return parts.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const [name, , cases] = part as [string, string?, Record<string, unknown>?]
    return [name, ...Object.values(cases ?? {}).flatMap(namesIn)]
  })
}
