/**
 * Several windows of one browser may have the same table open. All follow what is kept; the bots move in one of them.
 * A browser without channels or locks has each window for itself, and what is kept decides.
 */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('meadhall-tables')

/** Says to the other windows that a table has gone on. */
export function announce(id: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin
  channel?.postMessage(id)
}

export function onKeptElsewhere(heard: (id: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data))
}

/** The first window that opens a table moves its bots; when it is closed, the next one does. */
export function lead(id: string, onMine: () => void): { mine: () => boolean; end: () => void } {
  if (typeof navigator.locks === 'undefined') return { mine: () => true, end: () => undefined }
  let mine = false
  let end = () => {}
  const left = new AbortController()
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  navigator.locks
    .request(`meadhall-${id}`, { signal: left.signal }, () => {
      mine = true
      onMine()
      return held
    })
    .catch(() => undefined)
  return {
    mine: () => mine,
    end: () => {
      mine = false
      left.abort()
      end()
    },
  }
}
