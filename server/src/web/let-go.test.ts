// oxlint-disable no-underscore-dangle -- these are names of the library
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { lettingGo } from './let-go.ts'

test('messages come whole, and nothing of them is kept by what was there before', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  await new Promise((resolve) => server.once('listening', resolve))
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const socket = await new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  const letGo = lettingGo(socket)
  const heard: string[] = []
  const kept: unknown[] = []
  const lists = new Set<unknown>()
  socket.on('message', (data) => {
    letGo()
    heard.push((data as Buffer).toString())
    const { _receiver: reading } = socket as WebSocket & { _receiver: { _fragments: object; _mask: unknown } }
    kept.push([reading._fragments, reading._mask])
    lists.add(reading._fragments)
  })
  await new Promise((resolve) => client.once('open', resolve))
  const texts = ['one', 'two', 'three', 'four']
  for (const text of texts) {
    client.send(text.slice(0, 2), { fin: false })
    client.ping()
    client.send(text.slice(2))
    client.send(text)
  }
  client.close()
  await new Promise((resolve) => socket.once('close', resolve))
  server.close()
  expect(heard).toEqual(texts.flatMap((text) => [text, text]))
  expect(kept).toEqual(heard.map(() => [[], undefined]))
  expect(lists.size).toBe(1) // what is old holds nothing new: the list is not thrown away
})
