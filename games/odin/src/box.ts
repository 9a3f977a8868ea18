import type { Box } from '@meadhall/kernel/component-set'
import { CARD } from './data/occupations/list.ts'
import { GOODS, SPECIALS } from './vocabulary.ts'

/** What is in the box: all of it is as printed, so nothing can be replaced. */
export const box: Box = {
  game: 'odin',
  tables: {},
  ours: {},
  kinds: [
    { id: 'goods', printed: GOODS },
    { id: 'specials', printed: SPECIALS },
    { id: 'occupations', printed: CARD.slice(1).map(({ id }) => id) },
  ],
  check() {},
  remarks: () => [],
}
