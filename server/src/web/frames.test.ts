import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from './frames.ts'

test('a client reads texts of every length and of all signs', async () => {
  const texts = [
    '',
    'a',
    ...[125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length)),
    'Grüße, 祝宴, 🍺',
    'ü'.repeat(63), // 126 bytes
    '宴'.repeat(30_000),
  ]
  const http = createServer().listen(0, '127.0.0.1')
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket, { socket: wire }) => {
    wire.write(texts.map(framed).join(''), 'latin1')
    socket.close()
  })
  await new Promise((resolve) => http.once('listening', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data) => heard.push((data as Buffer).toString()))
  await new Promise((resolve) => client.once('close', resolve))
  http.close()
  expect(heard).toEqual(texts)
})
