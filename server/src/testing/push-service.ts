import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser was called with, decrypted as the browser does. */
export interface Pushed {
  readonly headers: IncomingMessage['headers']
  readonly payload: {
    language: string
    count: number
    tables: { id: string; game: string; names: string[] }[]
  }
  /** The bytes, as a browser gets them. */
  readonly text: string
}

/** A browser as a push service knows it. */
export interface Device {
  /** What the page tells the server. */
  readonly subscription: { endpoint: string; p256dh: string; auth: string }
  readonly pushed: Pushed[]
}

/** A push service on this machine: it takes calls for its devices and decrypts them, since it has their keys too. */
export async function startPushService() {
  const devices = new Map<string, Device & { decrypt(body: Buffer): string }>()
  /** What it answers instead of taking a call. */
  let refusal: number | undefined
  const tries = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    tries.set(path, (tries.get(path) ?? 0) + 1)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const device = devices.get(path)
      const isTaken = refusal === undefined && device !== undefined
      if (isTaken) {
        const text = device.decrypt(Buffer.concat(parts))
        device.pushed.push({ headers: request.headers, payload: JSON.parse(text) as Pushed['payload'], text })
      }
      response.writeHead(isTaken ? 201 : (refusal ?? 410)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** How often one device was called, taken or not. */
    tries: (device: Device) => tries.get(pathOf(device)) ?? 0,
    device(): Device {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const path = `/${randomBytes(9).toString('base64url')}`
      const device = {
        subscription: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        pushed: [],
        decrypt: (body: Buffer) => decrypted(body, keys, auth),
      }
      devices.set(path, device)
      return device
    },
    /** From now on it answers this to everything; nothing to take calls again. */
    refuse(status: number | undefined): void {
      refusal = status
    },
    forget(device: Device): void {
      devices.delete(pathOf(device))
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const pathOf = ({ subscription }: Device) => new URL(subscription.endpoint).pathname

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** RFC 8291 and 8188, one record: what a browser does with the body of a call. */
function decrypted(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body[20]
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
