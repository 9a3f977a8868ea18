import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from './usage.ts'

/** A file's text; a file that cannot be read is the caller's mistake. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reason(error)}`)
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${reason(error)}`)
  }
}

/** The file itself, or all files below a folder that end so, in order. */
export function filesBelow(path: string, ending: RegExp): string[] {
  let isFolder: boolean
  try {
    isFolder = statSync(path).isDirectory()
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reason(error)}`)
  }
  if (!isFolder) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const inside = join(path, found.name)
      if (found.isDirectory()) return filesBelow(inside, ending)
      return ending.test(found.name) ? [inside] : []
    })
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be opened',
    ENOTDIR: 'part of the path is not a folder',
  }
  return (code !== undefined && known[code]) || message
}
