import type { Decider } from '@meadhall/mountain/search'
import type { State } from '@meadhall/mountain/state'
import { CLANS, SEATS } from '@meadhall/mountain/vocabulary'
import { ChampionPiece, Disc } from '../art/mountain/Pieces.tsx'
import { type Hold, useMountain } from './hold.ts'
import { championName, clanOfChampion, peopleOf } from './people.ts'
import { word } from './words.ts'

/** Whether another has as many votes: then whoever had them first leads. */
function tiedVotes({ votes, voteRanks }: State, clan: number): readonly number[] {
  const ranks = voteRanks.slice(clan * SEATS, clan * SEATS + SEATS).filter((seat) => seat >= 0)
  const most = votes[clan * SEATS + ranks[0]]
  return ranks.filter((seat) => votes[clan * SEATS + seat] === most)
}

/** By what somebody decides for an undecided gnome. */
export function decidedBy({ say }: Pick<Hold, 'say'>, state: State, decider: Decider): string {
  switch (decider.by) {
    case 'champion':
      return word(say, 'ui.tie.champion', { champion: championName(state, decider.champion) })
    case 'votes':
      return word(say, 'ui.tie.votes', { clan: CLANS[decider.clan] })
    case 'first':
      return word(say, 'ui.tie.firstPlayer')
    default:
      return word(say, `ui.tie.${decider.by}`)
  }
}

/** Who decides or has decided, and where to. */
export function deciderWords(
  { say, seat }: Pick<Hold, 'say' | 'seat'>,
  decider: Decider,
  at: string | undefined,
): string {
  if (decider.by === 'will') return word(say, 'ui.tie.gnomesChose', { at: at ?? 'none' })
  if (decider.seat === seat)
    return at === undefined ? word(say, 'ui.tie.you') : word(say, 'ui.tie.youChose', { at })
  return at === undefined
    ? word(say, 'ui.tie.other', { seat: decider.seat })
    : word(say, 'ui.tie.otherChose', { seat: decider.seat, at })
}

/** The last rung: by what it was decided, with the discs that show it, and by whom. */
export function Decided({ decider, state, at }: { decider: Decider; state: State; at: string | undefined }) {
  const hold = useMountain()
  const { say } = hold
  const tied = decider.by === 'votes' ? tiedVotes(state, decider.clan) : []
  return (
    <>
      {decidedBy(hold, state, decider)}
      <b className="mk-decider">
        {decider.by === 'champion' && (
          <ChampionPiece
            people={peopleOf(decider.seat)}
            champion={championName(state, decider.champion)}
            clan={clanOfChampion(state, decider.champion)}
            size={22}
          />
        )}
        {decider.by === 'votes' &&
          tied.map((seat) => (
            <span key={seat}>
              <Disc people={peopleOf(seat)} size={15} label={say.player(seat)} />{' '}
              {state.votes[decider.clan * SEATS + seat]}
            </span>
          ))}
        {tied.length > 1 && <span>{word(say, 'ui.tie.first', { seat: decider.seat })}</span>}
        <span>{deciderWords(hold, decider, at)}</span>
      </b>
    </>
  )
}
