import { provenDay } from '@meadhall/hall/daily'
import { archiveOf, think } from '@meadhall/hall/think'
import type { Result, Task } from './bot-threads.ts'
import { answerTasks } from './threads.ts'

answerTasks((task: Task): Promise<Result> => {
  if (task.do === 'think') return think(task.question)
  if (task.do === 'archive') return archiveOf(task.record, task.seed)
  return provenDay(task.game, task.record, task.seed)
})
