import { type Box, type ComponentSet, readSetFile, SET_SIZE } from '@meadhall/kernel/component-set'
import { no } from '@meadhall/kernel/spec'
import { intoAddress, outOfAddress } from '../store/address-text.ts'

/** The file that `--cards` reads too. */
export function saveFile(set: ComponentSet): void {
  const url = URL.createObjectURL(new Blob([fileOf(set)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${set.game}-${set.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'set'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const fileOf = (set: ComponentSet): string => `${JSON.stringify(set, null, 1)}\n`

/** Reads a file that somebody chose; throws `BadSet`. A huge one is not even opened. */
export async function openFile(box: Box, file: Blob): Promise<ComponentSet> {
  if (file.size > 4 * SET_SIZE) no('tooLong', [], { most: SET_SIZE })
  return readSetFile(box, await file.text())
}

export const setAsAddress = (set: ComponentSet): Promise<string> => intoAddress(JSON.stringify(set))

/** The set in an address; throws `BadSet`. */
export async function setInAddress(box: Box, address: string): Promise<ComponentSet> {
  let text: string
  try {
    text = await outOfAddress(address, 4 * SET_SIZE)
  } catch {
    return no('notJson', [])
  }
  return readSetFile(box, text)
}
