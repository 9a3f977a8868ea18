import { connect, type Socket } from 'node:net'

/**
 * A WebSocket as a measurement needs it: it says and hears whole texts and keeps next to nothing. Thousands of a
 * library's sockets in one process have it collect garbage for a tenth of a second now and then, on the cores of the
 * server that is being measured.
 */
export interface Client {
  say(text: string): void
  end(): void
}

/** What all sockets read into; what is heard is looked at before the next one reads. */
const INCOMING = Buffer.allocUnsafe(65_536)
const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
/** Clients mask what they say; with nought it stays as it is. */
const MASK = Buffer.alloc(4)

/** `heard` must not keep the text that it is given. */
export function openClient(
  url: string,
  headers: Readonly<Record<string, string>>,
  heard: (text: Buffer, client: Client) => void,
): Promise<Client> {
  const { hostname, port, host, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    /** What has come of a message whose end has not. */
    let begun: Buffer | undefined
    let isOpen = false
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: INCOMING,
        callback(length, buffer) {
          const fresh = (buffer as Buffer).subarray(0, length)
          const data = begun ? Buffer.concat([begun, fresh]) : fresh
          let at = 0
          if (!isOpen) {
            at = data.indexOf('\r\n\r\n') + 4
            if (at >= 4) open(data)
            else at = 0
          }
          if (isOpen) at = hearFrames(data, at, socket, (text) => heard(text, client))
          begun = at < data.length ? Buffer.from(data.subarray(at)) : undefined
          return true
        },
      },
    })
    const client: Client = {
      say: (text) => void socket.write(frame(TEXT, Buffer.from(text))),
      end: () => socket.destroy(),
    }
    function open(answer: Buffer): void {
      const [status] = answer.toString('latin1').split('\r\n', 1)
      if (!status.includes(' 101 ')) {
        reject(new Error(`${url} answered ${status}`))
        socket.destroy()
        return
      }
      isOpen = true
      resolve(client)
    }
    socket.on('error', reject)
    socket.write(
      [
        `GET ${pathname}${search} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: bWVhZGhhbGwtbWVhc3VyZQ==',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '\r\n',
      ].join('\r\n'),
    )
  })
}

function frame(head: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 126 ? [head, 0x80 + length] : [head, 0x80 + 126, length >> 8, length & 0xff] // never longer than 64 KB
  return Buffer.concat([Buffer.from(size), MASK, content])
}

/** Hears all that has come whole from `at` on, and says where the rest begins. */
function hearFrames(data: Buffer, at: number, socket: Socket, heard: (text: Buffer) => void): number {
  for (;;) {
    if (data.length < at + 2) return at
    const short = data[at + 1]
    const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
    if (data.length < from) return at
    const length =
      short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
    const end = from + length
    if (data.length < end) return at
    const content = data.subarray(from, end)
    if (data[at] === TEXT) heard(content)
    else if (data[at] === PING) socket.write(frame(PONG, content))
    at = end
  }
}
