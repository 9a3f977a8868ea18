import { type Speaker, toViewer } from '@meadhall/hall/say'
import type { TableUpdate } from '@meadhall/hall/update'
import { namesOf } from '@meadhall/kernel/component-set'
import { isRecord } from '@meadhall/kernel/plain'
import type { Seat, Viewer } from '@meadhall/kernel/rules'
import { useMemo } from 'react'
import { useWords } from '../text/words.ts'
import { type Parts, speakerOf } from './parts.ts'

/** Who says what happens at a table: to the reader, and of a seat for which a bot stands in. */
export function useSpeakers(
  { words, box }: Parts,
  seats: TableUpdate['seats'],
  options: unknown,
  reader: Viewer,
): { readonly speaker: Speaker; readonly sayStandIn: (seat: Seat) => Speaker } {
  const t = useWords()
  const names = seats.map(({ name }) => name).join('\n')
  const cards = useMemo(
    () => box && namesOf(box, isRecord(options) ? options.cards : undefined),
    [box, options],
  )
  const speaker = useMemo(
    () => toViewer(speakerOf(words, names.split('\n'), cards), reader),
    [words, names, cards, reader],
  )
  const sayStandIn = useMemo(() => {
    const known = new Map<Seat, Speaker>()
    return (seat: Seat) => {
      const all = names.split('\n')
      const standIn = all.with(seat, t('standIn.named', { name: all[seat] }))
      const say = known.get(seat) ?? speakerOf(words, standIn, cards)
      known.set(seat, say)
      return say
    }
  }, [words, names, cards, t])
  return { speaker, sayStandIn }
}
