import type { Happening, Move } from '@meadhall/midgard/moves'
import type { State } from '@meadhall/midgard/state'
import { CLANS, clanOf } from '../art/clans.tsx'
import { BOARD, DISTRICT_VIEW, DISTRICTS } from '../art/midgard/places.ts'
import { clanLook } from '../table/clan-look.ts'
import type { GameTable } from '../table/game-table.ts'
import { Actions } from './Actions.tsx'
import { ready } from './ahead.ts'
import { MidgardBoard } from './Board.tsx'
import { LogPicture, ScorePicture } from './LogPicture.tsx'
import './style/board.css'
import './style/choices.css'
import './style/status.css'
import './style/others.css'
import './style/own.css'
import './style/assign.css'
import './style/fight.css'
import './style/blows.css'
import './style/screens.css'
import './style/tablets.css'
import './style/small.css'
import { Overlay } from './Overlay.tsx'
import { Own } from './Own.tsx'
import { Preview } from './Preview.tsx'
import { prompt } from './prompt.ts'
import { Rivals } from './Rivals.tsx'
import { Status } from './Status.tsx'
import { sheet } from './sheet.ts'
import { showsOf } from './shows.ts'
import { spacesOn, waysTo } from './spaces.ts'
import { placesOf, thingOf } from './things.ts'

const LOOKS = CLANS.map(clanLook)

/** Champions of Midgard at the table. */
export const midgardTable: GameTable<State, Move, Happening> = {
  className: 'midgard',
  board: BOARD,
  Board: MidgardBoard,
  districts: DISTRICTS.map((id) => ({
    id,
    name: `ui.district.${id}`,
    box: DISTRICT_VIEW[id],
    open: ({ view, legal }) =>
      id === 'shores'
        ? new Set(
            legal.flatMap((move) => (move.do === 'place' && move.shore !== undefined ? [move.shore] : [])),
          ).size
        : spacesOn(view).filter(({ district, space }) => district === id && waysTo(legal, space).length > 0)
            .length,
  })),
  Own,
  Rivals,
  Status,
  prompt,
  Actions,
  Overlay,
  ready,
  shows: showsOf,
  Preview,
  thing: thingOf,
  tips: async () => (await import('./tips/book.tsx')).tips,
  placesOf,
  look: (_view, seat) => LOOKS[CLANS.indexOf(clanOf(seat))],
  LogPicture,
  ScorePicture,
  sheet,
  endsTurn: ['confirm', 'assignAll', 'doneTrading', 'stand', 'declineRune'],
  telling: [
    'defeated',
    'beaten',
    'trollRampaged',
    'builtShip',
    'hiredWorker',
    'destinyShown',
    'journeyRevealed',
    'tookRune',
  ],
  untold: [
    'planned',
    'journeyLaid',
    'drewDestinies',
    'lookedAtJourney',
    'destinyDealt',
    'gainedGlory',
    'confirmed',
  ],
  words: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    ja: async () => (await import('./text/ja.ts')).ja,
  },
}
