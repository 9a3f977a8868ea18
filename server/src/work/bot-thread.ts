import { parentPort } from 'node:worker_threads'
import { think } from '@meadhall/hall/think'
import type { Asked, Thought } from './bot-threads.ts'

const port = parentPort!

async function answer({ id, question }: Asked): Promise<Thought> {
  try {
    return { id, move: await think(question) }
  } catch (error) {
    return { id, failed: (error as Error).message }
  }
}

port.on('message', async (asked: Asked) => {
  port.postMessage(await answer(asked))
})
