import { answerTasks } from '../work/threads.ts'
import { drawn } from './drawing.ts'

answerTasks(drawn)
