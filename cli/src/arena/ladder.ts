import type { PairResult } from './result.ts'

/** One rung: a level and how far it stands above the lowest, in Elo. */
export interface Rung {
  readonly bot: string
  readonly elo: number
}

/** A share of all or nothing counts as if half a game had gone the other way. */
const HALF_A_GAME = 0.5

/**
 * How strong each is, so that all meetings together are as likely as they can be (Bradley and Terry). The first has 0.
 */
export function rungsOf(bots: readonly string[], pairs: readonly PairResult[], games: number): Rung[] {
  const wins = bots.map((bot) =>
    bots.map((other) => {
      const found = pairs.find((pair) => pair.bot === bot && pair.against === other)
      const turned = pairs.find((pair) => pair.bot === other && pair.against === bot)
      const share = found ? found.winShare : turned ? 1 - turned.winShare : undefined
      return share === undefined ? 0 : Math.min(games - HALF_A_GAME, Math.max(HALF_A_GAME, share * games))
    }),
  )
  let strength = bots.map(() => 1)
  for (let round = 0; round < 1000; round++) {
    strength = strength.map((own, i) => {
      let won = 0
      let met = 0
      for (let j = 0; j < bots.length; j++) {
        if (i === j) continue
        won += wins[i][j]
        met += (wins[i][j] + wins[j][i]) / (own + strength[j])
      }
      return met === 0 ? own : won / met
    })
    const lowest = strength[0]
    strength = strength.map((own) => own / lowest)
  }
  return bots.map((bot, i) => ({ bot, elo: Math.round(400 * Math.log10(strength[i])) }))
}

const WIDTH = 640
const HEIGHT = 150
const LEFT = 40
const RIGHT = 600

/** The ladder as a picture: one line, and a stone for each level where it stands. Readable on light and on dark. */
export function drawLadder(title: string, rungs: readonly Rung[]): string {
  const least = Math.min(...rungs.map(({ elo }) => elo))
  const most = Math.max(...rungs.map(({ elo }) => elo))
  const at = (elo: number) => Math.round(LEFT + ((RIGHT - LEFT) * (elo - least)) / Math.max(1, most - least))
  const stones = rungs.map(({ bot, elo }, i) => {
    const x = at(elo)
    const above = i % 2 === 0
    return [
      `<line x1="${x}" y1="88" x2="${x}" y2="${above ? 62 : 114}" stroke="#a87a34" stroke-width="1.5"/>`,
      `<circle cx="${x}" cy="88" r="7" fill="#e3a63a" stroke="#3a2a16" stroke-width="2"/>`,
      `<text x="${x}" y="${above ? 40 : 128}" text-anchor="middle" font-weight="700">${bot}</text>`,
      `<text x="${x}" y="${above ? 56 : 143}" text-anchor="middle">${elo}</text>`,
    ].join('\n  ')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="13">
  <rect width="${WIDTH}" height="${HEIGHT}" rx="10" fill="#f6ecd4"/>
  <text x="${LEFT - 20}" y="22" font-size="14" font-weight="700" fill="#3a2a16">${title}</text>
  <line x1="${LEFT}" y1="88" x2="${RIGHT}" y2="88" stroke="#3a2a16" stroke-width="3"/>
  ${stones.join('\n  ')}
</svg>
`
}
