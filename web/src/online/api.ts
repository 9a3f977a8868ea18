/** What the server would not do, as a code (`why.…` in the words) and its own English sentence. */
export class ServerSaidNo extends Error {
  readonly why: string

  constructor(why: string, text: string) {
    super(text)
    this.why = why
  }
}

let token = ''
let ahead = 0

/** The token that goes with everything but looking. */
export function takeToken(csrf: string): void {
  token = csrf
}

/** The server's time in milliseconds, as far as it can be told from its answers; clocks at tables count by it. */
export const serverTime = (): number => Date.now() + ahead

/** Asks the server; a body makes it more than looking. Throws `ServerSaidNo`, with `away` where no server answers. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const { given, isFine } = await send(path, body)
  if (isFine) return given as T
  const { why, text } = given as { why: string; text: string }
  throw new ServerSaidNo(why, text)
}

async function send(path: string, body: object | undefined) {
  try {
    const response = await fetch(path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf': token },
        body: JSON.stringify(body),
      }),
      cache: 'no-store',
    })
    noteTime(response.headers.get('date'))
    // A page that is served by itself answers with nothing, or with itself.
    return { given: (await response.json()) as unknown, isFine: response.ok }
  } catch {
    throw new ServerSaidNo('away', 'no answer')
  }
}

/** Headers tell whole seconds: only a clock that is clearly wrong is corrected. */
function noteTime(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(there)) return
  const difference = there - Date.now()
  ahead = Math.abs(difference) > 2500 ? difference : 0
}
