import { waiting } from '@meadhall/kernel/agenda'
import { assign, choice, chooser, combat, rivalSheet, useAhead } from './ahead.ts'
import { useMidgard } from './hold.ts'

import { useLooked } from './looking.ts'
import { LeaderChoice } from './Plank.tsx'
import { isFight } from './phase.ts'
import { useSilenced } from './silenced.ts'

/** What lies over the board: a fight, assigning, or a choice that the board has no place for. */
export function Overlay() {
  const { size, view, show, deciding, chosen } = useMidgard()
  useAhead(view)
  const silent = useSilenced()
  return (
    <>
      {(show || (deciding && isFight(view))) && <combat.Part />}
      <Decision silent={silent} />
      {size === 'phone' && chosen && <chooser.Part />}
    </>
  )
}

function Decision({ silent }: { silent: boolean }) {
  const { view, deciding, chosen, legal } = useMidgard()
  const looked = useLooked()
  if (looked === 'destinies') return <choice.Part of="destinies" />
  if (looked === 'slain') return <choice.Part of="slain" />
  if (looked) return <rivalSheet.Part seat={Number(looked.slice(6))} />
  // A rune may be used at any time, so it comes before whatever else is to be decided.
  switch (chosen?.target) {
    case 'rune gifts':
      if (legal.some((move) => move.do === 'rune' && move.rune === 'gifts')) return <choice.Part of="gifts" />
      break
    case 'rune success':
      return <choice.Part of="success" />
    case 'runes':
      return <choice.Part of="runes" />
    default:
  }
  if (!deciding || silent || isFight(view)) return null
  switch (waiting(view)?.do) {
    case 'chooseLeader':
      return <LeaderChoice />
    case 'trade':
      return <choice.Part of="market" />
    case 'keepWarriors':
      return <choice.Part of="keepWarriors" />
    case 'keepDestiny':
      return <choice.Part of="keepDestiny" />
    case 'assign':
    case 'assignInTurnOrder':
      return <assign.Part />
    case 'chooseBlamed':
      return <choice.Part of="blame" />
    case 'offerRune':
      return <choice.Part of="offer" />
    case 'runeWindow':
    case 'beforeFight':
      return <choice.Part of="runes" />
    default:
      return null
  }
}
