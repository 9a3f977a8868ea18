/**
 * Calls between the page and its workers: a call is answered once, an event comes unasked. Both sides share one type
 * that lists the functions the worker offers.
 */
type Functions = Record<string, (...args: never[]) => unknown>

interface Call {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

interface Answer {
  readonly id: number
  readonly result?: unknown
  /** The sentence of an error, and its kind. */
  readonly error?: { readonly kind: string; readonly message: string }
}

interface Event {
  readonly event: unknown
}

export type Remote<F extends Functions> = {
  readonly [K in keyof F]: (...args: Parameters<F[K]>) => Promise<Awaited<ReturnType<F[K]>>>
}

/** An error that a worker answered with. `kind` is the name of its class there. */
class Failed extends Error {
  readonly kind: string

  constructor({ kind, message }: { kind: string; message: string }) {
    super(message)
    this.kind = kind
  }
}

/** In the worker: answers calls with these functions. */
export function answerCalls(functions: Functions): void {
  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const { id, call, args } = data
    void (async () => functions[call](...(args as never[])))().then(
      (result) => postMessage({ id, result } satisfies Answer),
      (error: Error) =>
        postMessage({
          id,
          error: { kind: error.constructor.name, message: error.message },
        } satisfies Answer),
    )
  })
}

/** In the worker: tells the page something unasked. */
export function tellPage(event: unknown): void {
  postMessage({ event } satisfies Event)
}

/** In the page: calls the functions of a worker. */
export function remote<F extends Functions>(worker: Worker, onEvent?: (event: unknown) => void): Remote<F> {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let calls = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer | Event>) => {
    if ('event' in data) {
      onEvent?.(data.event)
      return
    }
    const asked = open.get(data.id)
    open.delete(data.id)
    if (data.error) asked?.reject(new Failed(data.error))
    else asked?.resolve(data.result)
  })
  return new Proxy({} as Remote<F>, {
    get:
      (_, call: string) =>
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++calls
          open.set(id, { resolve, reject })
          worker.postMessage({ id, call, args } satisfies Call, [])
        }),
  })
}
