import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { isPushService } from './push.ts'

const usual = readConfig({}).pushServices

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/fcm/send/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['http://169.254.169.254/latest', false],
  ['not an address', false],
])('%s is a push service that is called: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint, usual)).toBe(isOne)
})
