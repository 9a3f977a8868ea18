import type { ByGame } from '@meadhall/hall/game-ids'
import type { ChestGame } from './chest-game.ts'

/** How the components of each game look in the chest; fetched with it. */
export const CHEST_GAMES: ByGame<() => Promise<ChestGame>> = {
  midgard: async () => (await import('./midgard/chest.tsx')).midgardChest,
  odin: async () => (await import('./odin/chest.tsx')).odinChest,
  mountain: async () => (await import('./mountain/chest.tsx')).mountainChest,
}
