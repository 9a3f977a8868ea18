/** Ctrl-C ends long work at its next step; a second one ends it at once. */
export function stopSign(): { isStopped: () => boolean; forget: () => void } {
  let isStopped = false
  const stop = () => {
    isStopped = true
    forget()
  }
  const forget = () => void process.off('SIGINT', stop)
  process.on('SIGINT', stop)
  return { isStopped: () => isStopped, forget }
}
