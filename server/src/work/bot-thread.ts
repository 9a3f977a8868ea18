import { archiveOf, think } from '@meadhall/hall/think'
import type { Result, Task } from './bot-threads.ts'
import { answerTasks } from './threads.ts'

answerTasks(
  (task: Task): Promise<Result> =>
    task.do === 'think' ? think(task.question) : archiveOf(task.record, task.seed),
)
