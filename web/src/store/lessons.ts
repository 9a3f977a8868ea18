import { cell, useCell } from './cell.ts'

/** Which lessons were taken to their end, as `GAME/LESSON`; kept in the browser. */
const KEY = 'meadhall.lessons'

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const done = cell(read())

export const useLessonsDone = () => useCell(done)

export function lessonIsDone(id: string): void {
  if (done.get().includes(id)) return
  const now = [...done.get(), id]
  done.set(now)
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
