import { BadRecord } from '@meadhall/kernel/record'
import { outOfAddress } from '../store/address-text.ts'

/** A record is some tens of kilobytes; what would unpack to more than this is not unpacked. */
const MOST = 4_000_000

/** The text of a record in an address. */
export async function recordInAddress(address: string): Promise<string> {
  try {
    return await outOfAddress(address, MOST)
  } catch {
    throw new BadRecord('the link is damaged')
  }
}
