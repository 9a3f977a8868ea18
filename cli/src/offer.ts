import { createInterface } from 'node:readline/promises'
import { games } from '@meadhall/hall/games'

/** What `meadhall` alone offers in a terminal. Returns a command line, or nothing when nothing is wanted. */
export async function offer(): Promise<string[] | undefined> {
  const choices = [
    ...games.map(({ id, title }) => ({ text: `Play ${title} against bots`, args: ['play', id] })),
    { text: 'List all commands', args: ['--help'] },
  ]
  console.log('Welcome to Meadhall. What would you like to do?')
  choices.forEach(({ text }, i) => console.log(`${i + 1}. ${text}`))
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question('A number, or Enter to leave: ')
    return choices[Number(answer.trim()) - 1]?.args
  } catch {
    return undefined // the terminal was closed
  } finally {
    terminal.close()
  }
}
