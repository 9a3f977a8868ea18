import { PassThrough, Readable } from 'node:stream'
import { expect } from 'vitest'
import { readArguments } from '../arguments.ts'
import { run, takes } from '../commands/play.ts'

/** Plays with these lines typed in, and returns what stood on the screen. */
export async function play(args: string, ...lines: string[]): Promise<string> {
  const output = new PassThrough()
  const given = readArguments({ command: 'play', usage: 'GAME', summary: '', ...takes }, args.split(' '))!
  const code = await run(given, Readable.from(lines.map((line) => `${line}\n`)), output)
  expect(code).toBe(0)
  return String(output.read())
}
