/** A bar on the terminal's error stream; nothing where that is not a terminal. */
export function progressBar(total: number, out: NodeJS.WriteStream = process.stderr): (done: number) => void {
  if (!out.isTTY) return () => {}
  let shown = 0
  return (done) => {
    const now = performance.now()
    if (done < total && now - shown < 100) return
    shown = now
    const full = Math.round((30 * done) / total)
    out.write(`\r[${'#'.repeat(full)}${'.'.repeat(30 - full)}] ${done}/${total}`)
    if (done === total) out.write('\r\x1b[K')
  }
}
