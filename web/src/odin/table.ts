import type { Happening, Move } from '@meadhall/odin/moves'
import { SCORE_LINES } from '@meadhall/odin/score'
import type { State } from '@meadhall/odin/state'
import { clanOf } from '../art/clans.tsx'
import { hangGlyphs } from '../art/odin/glyphs.ts'
import { ACTION_BOARD } from '../art/odin/plank.ts'
import { clanLook } from '../table/clan-look.ts'
import type { GameTable } from '../table/game-table.ts'
import { Actions } from './Actions.tsx'
import { Carried } from './Carried.tsx'
import { Crew } from './Crew.tsx'
import { LogPicture, ScorePicture } from './LogPicture.tsx'
import './style/frame.css'
import './style/spaces.css'
import './style/own.css'
import './style/puzzle.css'
import './style/board-tiles.css'
import './style/goods.css'
import './style/things.css'
import './style/others.css'
import './style/decisions.css'
import './style/dice.css'
import './style/feast.css'
import './style/phone.css'
import './style/layouts.css'
import { moveText } from './move-words.ts'
import { Orders } from './Orders.tsx'
import { Overlay } from './Overlay.tsx'
import { Own } from './Own.tsx'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Preview } from './Preview.tsx'
import { prompt } from './prompt.ts'
import { Rivals } from './Rivals.tsx'
import { Spaces } from './Spaces.tsx'
import { Status } from './Status.tsx'
import { placesOf, thingOf } from './things.ts'
import { layAll } from './ui.ts'
import { verdict } from './verdict.ts'

hangGlyphs()

const LOOKS = [0, 1, 2, 3].map((seat) => clanLook(clanOf(seat)))

/** A Feast for Odin at the table. */
export const odinTable: GameTable<State, Move, Happening> = {
  className: 'odin',
  board: ACTION_BOARD,
  Board: Spaces,
  PhoneBoard,
  Own,
  Rivals,
  Status,
  prompt,
  Actions,
  Carried,
  PromptPiece: Crew,
  Overlay,
  Orders,
  Preview,
  verdict,
  thing: thingOf,
  tips: async () => (await import('./tips/book.ts')).tips,
  placesOf,
  makeAll: layAll,
  moveText,
  look: (_view, seat) => LOOKS[seat],
  LogPicture,
  ScorePicture,
  sheet: { order: SCORE_LINES },
  endsTurn: ['pass', 'done', 'ready', 'layFeast'],
  telling: [
    'emigrated',
    'explored',
    'built',
    'penalties',
    'succeeded',
    'playedOccupation',
    'boughtShip',
    'income',
  ],
  doneTo: (happening) => (happening.what === 'tookPlacedTile' ? happening.from : undefined),
  untold: ['drewOccupation', 'silverOnBoard', 'lostFromStrip', 'phaseBegan'],
  words: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    ja: async () => (await import('./text/ja.ts')).ja,
  },
}
