import { provenDay } from '@meadhall/hall/daily'
import { reviewLength, reviewPart, reviewWhole } from '@meadhall/hall/review'
import { archiveOf, think } from '@meadhall/hall/think'
import type { Result, Task } from './bot-threads.ts'
import { answerTasks } from './threads.ts'

answerTasks(async (task: Task): Promise<Result> => {
  switch (task.do) {
    case 'think':
      return think(task.question)
    case 'archive':
      return archiveOf(task.record, task.seed)
    case 'reviewLength':
      return reviewLength(task.record)
    case 'reviewPart':
      return JSON.stringify(await reviewPart(task.record, task.from, task.count))
    case 'reviewWhole':
      return JSON.stringify(await reviewWhole(task.record, JSON.parse(task.decisions) as never))
    case 'proveDay':
      return provenDay(task.game, task.record, task.seed)
  }
})
