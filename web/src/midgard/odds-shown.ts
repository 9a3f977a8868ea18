import { change, useSettings } from '../store/settings.ts'

/** Whether chances are shown: a table may agree to play without them. */
export function useOdds(): [shown: boolean, show: (shown: boolean) => void] {
  return [useSettings().odds, (odds) => change({ odds })]
}
