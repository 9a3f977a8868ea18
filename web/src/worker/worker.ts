import { answerPuzzle } from '@meadhall/hall/puzzles/answer'
import { advise, glance, think } from '@meadhall/hall/think'
import { tryOut } from '@meadhall/hall/trial'
import { isRecord } from '@meadhall/kernel/plain'
import { answerCalls, tellPage } from './calls.ts'
import { BOTS, hallFunctions } from './hall.ts'
import { recordFunctions } from './records.ts'
import { reviewFunctions } from './reviews.ts'

// One script for both workers, so that a browser fetches the rules once: the hall, and the one it starts for its bots,
// where a long thought never delays a click.
answerCalls(
  self.name === BOTS
    ? { think, advise, glance, tryOut, answerPuzzle, ...reviewFunctions }
    : { ...hallFunctions, ...recordFunctions },
)

// A worker has no one to tell of its troubles but the page.
addEventListener('unhandledrejection', ({ reason }) => {
  tellPage({ trouble: isRecord(reason) ? String(reason.message) : String(reason) })
})
