import { parentPort } from 'node:worker_threads'
import { archiveOf, think } from '@meadhall/hall/think'
import type { Answered, Asked } from './bot-threads.ts'

const port = parentPort!

async function answer({ id, task }: Asked): Promise<Answered> {
  try {
    return {
      id,
      result: task.do === 'think' ? await think(task.question) : await archiveOf(task.record, task.seed),
    }
  } catch (error) {
    return { id, failed: (error as Error).message }
  }
}

port.on('message', async (asked: Asked) => {
  port.postMessage(await answer(asked))
})
