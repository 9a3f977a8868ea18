import { vi } from 'vitest'

/** Runs something and keeps what it prints. */
export async function captured(
  work: () => Promise<number>,
): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: '', err: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void (lines.out += `${line}\n`))
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void (lines.err += `${line}\n`))
  try {
    return { code: await work(), ...lines }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}
