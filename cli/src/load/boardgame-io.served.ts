import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { GAME_IDS } from '@meadhall/hall/game-ids'
import { gameOf } from '@meadhall/hall/games'
import { keyedChance, recordedChance } from '@meadhall/kernel/chance'
import { type AnyMove, silent } from '@meadhall/kernel/rules'
import { SEATS, SEED } from './recorded.ts'
import { reportUsage } from './under-load.ts'

// boardgame.io's server with the same rules, the same positions and the same views. It keeps games in memory, as it does
// by default, or in files by the storage that it brings along if LOAD_FOLDER says where.
interface BoardgameIo {
  Server(setup: { games: object[]; origins: unknown[]; db?: object }): {
    run(settings: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: Server }>
    kill(servers: object): void
  }
  Origins: { LOCALHOST: unknown }
  FlatFile: new (settings: { dir: string }) => object
}

const require = createRequire(import.meta.url)
const boardgameIo = require('boardgame.io/server') as BoardgameIo
const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: object } }
const { LOAD_GAME: id = GAME_IDS[0], LOAD_FOLDER: dir } = process.env
const { rules } = await gameOf(id)!.load()

interface Context {
  G: unknown
  playerID: string
}

const game = {
  name: id,
  setup: () => rules.setup(rules.readOptions({}), SEATS, keyedChance(SEED, 0), silent),
  playerView: ({ G, playerID }: { G: unknown; playerID: string | null }) =>
    rules.view(G, playerID === null ? null : Number(playerID)),
  // One turn that never ends: it must not keep every position of it.
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play({ G, playerID }: Context, move: AnyMove, chance: number[]): string | undefined {
      if (rules.check(G, Number(playerID), move)) return 'INVALID_MOVE'
      rules.apply(G, Number(playerID), move, recordedChance(chance), silent)
      return undefined
    },
  },
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

const server = boardgameIo.Server({
  games: [game],
  origins: [boardgameIo.Origins.LOCALHOST],
  ...(dir !== undefined && { db: new boardgameIo.FlatFile({ dir }) }),
})
const apiPort = await freePort()
const running = await server.run({ port: 0, lobbyConfig: { apiPort } })
const { port } = running.appServer.address() as { port: number }
const on = (which: number) => `http://127.0.0.1:${which}`
reportUsage({ url: on(port), lobby: on(apiPort) }, async () => server.kill(running))
