import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMailServer } from './mail-server.ts'
import { type Device, startPushService } from './push-service.ts'

// A push service and a mail server as a process of its own, for tests of the page. It says where it can be asked:
// `/` for their addresses, `/device` for a new browser's, `/pushed?N` for what the Nth was called with, `/mails`.
const [push, mail] = await Promise.all([startPushService(), startMailServer()])
const devices: Device[] = []

function answer(path: string, query: string): unknown {
  if (path === '/device') return devices[devices.push(push.device()) - 1].subscription
  if (path === '/pushed') return devices[Number(query)].pushed.map(({ text }) => text)
  return path === '/mails' ? mail.mails : { push: push.origin, smtp: mail.url }
}

const asking = createServer((request, response) => {
  const [path, query = ''] = (request.url ?? '').split('?')
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(path, query)))
})
asking.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(asking.address() as AddressInfo).port}`))
