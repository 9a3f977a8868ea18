/**
 * Who sits where. A field is one bot for each seat; it is played with the same deal in every rotation that seats the
 * bots differently, so that neither a seat nor a deal favours anyone.
 */
export type Field = readonly string[]

/** A list that is too short is repeated; alone, each bot of the list plays the deals for itself. */
export function fieldsOf(bots: readonly string[], players: number): Field[] {
  if (players === 1) return bots.map((bot) => [bot])
  const field = Array.from({ length: players }, (_, seat) => bots[seat % bots.length])
  const rotations = field.map((_, by) => field.map((_, seat) => field[(seat + by) % players]))
  const seen = new Set<string>()
  return rotations.filter((rotation) => {
    const key = rotation.join()
    return seen.has(key) ? false : seen.add(key)
  })
}
