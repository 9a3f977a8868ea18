import { proveDay } from '@meadhall/hall/daily'
import { archiveOf, think } from '@meadhall/hall/think'
import { BadRecord } from '@meadhall/kernel/record'
import type { Result, Task } from './bot-threads.ts'
import { answerTasks } from './threads.ts'

answerTasks((task: Task): Promise<Result> => {
  if (task.do === 'think') return think(task.question)
  if (task.do === 'archive') return archiveOf(task.record, task.seed)
  return proveDay(task.game, task.record, task.seed).catch((error: Error) => {
    if (error instanceof BadRecord) return { fault: error.message }
    throw error
  })
})
