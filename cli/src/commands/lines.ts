import type { Given, Takes } from '../arguments.ts'
import { readText, writeText } from '../files.ts'
import { countFile } from '../lines.ts'
import { UsageError } from '../usage.ts'

export const takes: Takes = {
  options: { write: { help: 'put the numbers of now into the file' } },
  more: ['A file names a game and positions, each with its numbers: see games/midgard/lines.yaml.'],
}

/** `meadhall lines`: how many lines of play there are from fixed positions. */
export async function run(given: Given): Promise<number> {
  if (given.positionals.length === 0)
    throw new UsageError('lines: name a file such as games/midgard/lines.yaml')
  let differ = 0
  for (const file of given.positionals) {
    const { rows, now } = await countFile(file)
    rows.forEach(({ name, lines }, i) => {
      const same = lines.join() === now[i].join()
      if (!same) differ++
      console.log(
        `${same ? 'same ' : 'other'} ${now[i].join(' ')}  ${name}${same ? '' : ` (was ${lines.join(' ')})`}`,
      )
    })
    if (!given.on('write')) continue
    let i = 0
    writeText(
      file,
      readText(file).replace(
        /^(\s+lines: )\[[^\]]*\]/gm,
        (_, key: string) => `${key}[${now[i++].join(', ')}]`,
      ),
    )
  }
  return differ === 0 || given.on('write') ? 0 : 1
}
