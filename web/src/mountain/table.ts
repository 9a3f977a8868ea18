import type { Happening, Move } from '@meadhall/mountain/moves'
import { SCORE_LINES, scoreNow } from '@meadhall/mountain/score'
import type { State } from '@meadhall/mountain/state'
import { createElement } from 'react'
import { BOARD } from '../art/mountain/geometry.ts'
import { PEOPLE, PEOPLE_LOOKS } from '../art/mountain/look.ts'
import { Troll } from '../art/mountain/Pieces.tsx'
import type { GameTable, SeatLook } from '../table/game-table.ts'
import { Actions } from './Actions.tsx'
import { MountainBoard } from './Board.tsx'
import { isShown } from './film.ts'
import { LogPicture, ScorePicture } from './LogPicture.tsx'
import { moveText } from './move-words.ts'
import './style/frame.css'
import './style/board.css'
import './style/own.css'
import './style/champions.css'
import './style/others.css'
import './style/invasion.css'
import './style/scoring.css'
import './style/origins.css'
import './style/draft.css'
import './style/looked.css'
import './style/status.css'
import './style/tablet.css'
import './style/phone.css'
import './style/small-choices.css'
import './style/small-show.css'
import './style/short.css'
import './style/looking-back.css'
import './style/large.css'
import { Overlay } from './Overlay.tsx'
import { Own } from './Own.tsx'
import { Preview } from './Preview.tsx'
import { peopleOf } from './people.ts'
import { prompt } from './prompt.ts'
import { Rivals } from './Rivals.tsx'
import { Status } from './Status.tsx'
import { openPlaces } from './targets.ts'
import { placesOf, thingOf } from './things.ts'
import { sceneIn, stopsIn } from './use-film.ts'
import { verdict } from './verdict.ts'

const LOOKS: readonly SeatLook[] = PEOPLE.map((people) => {
  const { colour, ink, dash } = PEOPLE_LOOKS[people]
  return {
    Piece: ({ size, label }) => createElement(Troll, { people, size, ...(label !== undefined && { label }) }),
    colour,
    ink: people === 'badger' ? '#111317' : ink,
    dash,
  }
})

/** The Fall of the Mountain King at the table. */
export const mountainTable: GameTable<State, Move, Happening> = {
  className: 'mountain',
  board: BOARD,
  Board: MountainBoard,
  // One part, so that a phone fills its window with the mountain and pans.
  districts: [
    {
      id: 'mountain',
      name: 'ui.mountain',
      box: [150, 0, 440, 518],
      open: openPlaces,
    },
  ],
  Own,
  Rivals,
  Status,
  prompt,
  Actions,
  Overlay,
  Preview,
  moveText,
  shows: ({ told }, seat) => (!isShown(told) ? undefined : seat === null ? 'others' : 'mine'),
  scoreNow,
  verdict,
  thing: thingOf,
  tips: async () => (await import('./tips/book.ts')).tips,
  placesOf,
  look: (_view, seat) => LOOKS[PEOPLE.indexOf(peopleOf(seat))],
  LogPicture,
  ScorePicture,
  sheet: { order: [...SCORE_LINES, 'overrun', 'plunder', 'difficulty'] },
  endsTurn: ['pass', 'done'],
  telling: [
    'championWon',
    'attackWon',
    'breachOpened',
    'championFell',
    'attackLost',
    'domainScored',
    'starPlaced',
    'controlGained',
    'trollFell',
    'gameEnds',
  ],
  losses: ['attackLost'],
  // Each invasion, the awarding of champions and each scoring is a step of its own.
  stops: stopsIn,
  sceneOf: sceneIn,
  doneTo: (happening) => (happening.what === 'trollShifted' ? happening.of : undefined),
  untold: ['choiceMade', 'handPassed', 'hallsMarked', 'turnBegins'],
  words: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    ja: async () => (await import('./text/ja.ts')).ja,
  },
}
