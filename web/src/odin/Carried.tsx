// Buttons of the prompt bar for the tile in hand. They stay when its place is chosen, and whoever's turn it is.
import { SHAPES } from '@meadhall/odin/data/tiles'
import { item } from '@meadhall/odin/vocabulary'
import { useEffect, useRef } from 'react'
import { useCell } from '../store/cell.ts'
import { chooseTile, letGo, turnInHand } from './drag.ts'
import { useOdin } from './hold.ts'
import { flipped } from './placing.ts'
import { lifted } from './ui.ts'
import { word } from './words.ts'

export function Carried() {
  const hold = useOdin()
  const { say } = hold
  const inHand = useCell(lifted)
  // What was chosen by touch or by keys is laid as it lies now, turned or moved since.
  const now = useRef(hold)
  now.current = hold
  useEffect(() => {
    if (now.current.chosen?.target === 'tile') chooseTile(now.current)
  }, [inHand])
  if (!inHand) return null
  const shapes = SHAPES[item(inHand.good)]
  return (
    <>
      {shapes.length > 1 && (
        <button type="button" className="button" onClick={() => turnInHand()}>
          {word(say, 'ui.turn')} <kbd>R</kbd>
        </button>
      )}
      {shapes.some(({ turn }) => turn >= 4) && (
        <button type="button" className="button" onClick={() => turnInHand(flipped)}>
          {word(say, 'ui.flip')} <kbd>F</kbd>
        </button>
      )}
      <button type="button" className="button" onClick={letGo}>
        {word(say, 'ui.letGo')} <kbd>Esc</kbd>
      </button>
    </>
  )
}
