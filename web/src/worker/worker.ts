import { isRecord } from '@meadhall/kernel/plain'
import { botFunctions } from './bots.ts'
import { answerCalls, tellPage } from './calls.ts'
import { BOTS, hallFunctions } from './hall.ts'

// One script for both workers, so that a browser fetches the rules once: the hall, and the one it starts for its bots.
answerCalls(self.name === BOTS ? botFunctions : hallFunctions)

// A worker has no one to tell of its troubles but the page.
addEventListener('unhandledrejection', ({ reason }) => {
  tellPage({ trouble: isRecord(reason) ? String(reason.message) : String(reason) })
})
