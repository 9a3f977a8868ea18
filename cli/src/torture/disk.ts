import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder, type Place } from '@meadhall/server/testing/servers'

/** A small disk of its own under a data folder, where one can be mounted: on Linux, as root. */
export interface Disk {
  readonly place: Place
  readonly isOwn: boolean
  fill(): void
  empty(): void
  readOnly(): void
  writable(): void
  remove(): void
}

export function newDisk(): Disk {
  const { place, remove } = newFolder()
  const folder = place.DATA_DIR
  const filler = join(folder, 'filler')
  const isOwn = call('mount', '-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', folder)
  return {
    place,
    isOwn,
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(80_000_000))
      } catch {
        // It is full: that was the point.
      }
    },
    empty: () => rmSync(filler, { force: true }),
    readOnly: () => void call('mount', '-o', 'remount,ro', folder),
    writable: () => void call('mount', '-o', 'remount,rw', folder),
    remove() {
      if (isOwn) call('umount', '-l', folder)
      remove()
    },
  }
}

function call(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
