import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The parameters that a message uses, those inside plurals too. */
function params(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return []
    const [name, , cases] = token as [string, string?, Record<string, unknown>?]
    return [name, ...Object.values(cases ?? {}).flatMap(params)]
  })
}

/** The parameters of a message by name, for comparing languages in tests. */
export const used = (text: string) =>
  [...new Set(params(compileMessageOrThrow(text)))].filter((name) => name !== '#').sort()
