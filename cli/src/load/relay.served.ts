import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { reportUsage } from './under-load.ts'

// A server that knows no rules, checks nothing and keeps nothing: whatever is said at a table is passed on to all who
// sit there, as many bytes as ours sends of a move. No server on this machine can hold more.
const BYTES = 600

const tables = new Map<string, WebSocket[]>()
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket, { url = '/' }) => {
  const seated = tables.get(url) ?? []
  tables.set(url, seated)
  seated.push(socket)
  socket.on('message', (data) => {
    const text = `{"n":${(data as Buffer).toString()},"told":"`.padEnd(BYTES, '.')
    for (const other of seated) other.send(text)
  })
})
server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  reportUsage({ url: `http://127.0.0.1:${port}` }, async () => server.close())
})
