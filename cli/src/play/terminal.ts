import { createInterface, type Interface } from 'node:readline'

/** Lines in and lines out, the same for a person at a terminal and for a script on a pipe. */
export interface Terminal {
  print(...lines: string[]): void
  /** The next line, or nothing at the end of the input. */
  ask(prompt: string): Promise<string | undefined>
  /** Takes away what stands on the screen, so that the next person does not read it. */
  clear(): void
  close(): void
}

type MaybeTty = { readonly isTTY?: boolean }

export function openTerminal(
  input: NodeJS.ReadableStream & MaybeTty,
  output: NodeJS.WritableStream & MaybeTty,
): Terminal {
  const lines: Interface = createInterface({
    input,
    output,
    terminal: output.isTTY === true && input.isTTY === true,
  })
  const waiting: string[] = []
  const state = { ended: false }
  let wake: (() => void) | undefined
  lines.on('line', (line) => {
    waiting.push(line)
    wake?.()
  })
  lines.on('close', () => {
    state.ended = true
    wake?.()
  })
  return {
    print: (...text) => void output.write(`${text.join('\n')}\n`),
    async ask(prompt) {
      lines.setPrompt(prompt)
      lines.prompt()
      while (waiting.length === 0 && !state.ended)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const line = waiting.shift()
      if (!input.isTTY) output.write(line === undefined ? '\n' : `${line}\n`) // a log of a script reads like play
      return line?.trim()
    },
    clear() {
      if (output.isTTY) output.write('\x1b[2J\x1b[3J\x1b[H')
    },
    close: () => lines.close(),
  }
}
