import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { gameOf } from '@meadhall/hall/games'
import { keyedChance, recordedChance } from '@meadhall/kernel/chance'
import { type AnyMove, silent } from '@meadhall/kernel/rules'
import { SEATS, SEED } from './recorded.ts'
import { reportUsage } from './under-load.ts'

// boardgame.io's server with the same rules, the same positions and the same views, kept in memory as it does by default.
interface BoardgameIo {
  Server(setup: { games: object[]; origins: unknown[] }): {
    run(settings: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: Server }>
    kill(servers: object): void
  }
  Origins: { LOCALHOST: unknown }
}

const require = createRequire(import.meta.url)
const boardgameIo = require('boardgame.io/server') as BoardgameIo
const { ActivePlayers } = require('boardgame.io/core') as { ActivePlayers: { ALL: object } }
const id = process.env.LOAD_GAME ?? 'midgard'
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

const server = boardgameIo.Server({ games: [game], origins: [boardgameIo.Origins.LOCALHOST] })
const apiPort = await freePort()
const running = await server.run({ port: 0, lobbyConfig: { apiPort } })
const { port } = running.appServer.address() as { port: number }
const on = (which: number) => `http://127.0.0.1:${which}`
reportUsage({ url: on(port), lobby: on(apiPort) }, async () => server.kill(running))
