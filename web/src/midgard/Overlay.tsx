import { waiting } from '@meadhall/kernel/agenda'
import { assign, combat, rivalSheet, useAhead } from './ahead.ts'
import {
  Blame,
  Destinies,
  Gifts,
  KeepDestiny,
  KeepWarriors,
  LeaderChoice,
  Market,
  RuneOffer,
  RuneShelf,
  Slain,
  Success,
} from './Choices.tsx'
import { Chooser } from './Chooser.tsx'
import { useMidgard } from './hold.ts'
import { useLooked } from './looking.ts'
import { isFight } from './phase.ts'
import { useSilence } from './silenced.ts'

/** What lies over the board: a fight, assigning, or a choice that the board has no place for. */
export function Overlay() {
  const { size, view, show, deciding } = useMidgard()
  useAhead(view)
  const silent = useSilence()
  return (
    <>
      {(show || (deciding && isFight(view))) && <combat.Part />}
      <Decision silent={silent} />
      {size === 'phone' && <Chooser />}
    </>
  )
}

function Decision({ silent }: { silent: boolean }) {
  const { view, deciding, chosen, legal, update } = useMidgard()
  const looked = useLooked()
  if (looked === 'destinies') return <Destinies />
  if (looked === 'slain') return <Slain />
  if (looked) return <rivalSheet.Part seat={Number(looked.slice(6))} />
  // A rune may be used at any time, so it comes before whatever else is to be decided.
  switch (chosen?.target) {
    case 'rune gifts':
      if (legal.some((move) => move.do === 'rune' && move.rune === 'gifts')) return <Gifts />
      break
    case 'rune success':
      return <Success />
    case 'runes':
      return <RuneShelf />
    default:
  }
  if (!deciding || silent || isFight(view)) return null
  switch (waiting(view)?.do) {
    case 'chooseLeader':
      return <LeaderChoice />
    case 'trade':
      return <Market />
    case 'keepWarriors':
      return <KeepWarriors key={update.n} />
    case 'keepDestiny':
      return <KeepDestiny />
    case 'assign':
    case 'assignInTurnOrder':
      return <assign.Part />
    case 'chooseBlamed':
      return <Blame />
    case 'offerRune':
      return <RuneOffer />
    case 'runeWindow':
    case 'beforeFight':
      return <RuneShelf />
    default:
      return null
  }
}
