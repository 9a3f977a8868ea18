import { expect, test } from 'vitest'
import { columnsOf, padColumns } from './columns.ts'

test.each([
  ['find WORD', 9],
  ['find 言葉', 9],
  ['save ファイル', 13],
  ['（はい）', 8],
  ['Älteres „Symbol“', 16],
])('%s takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns)
  expect(columnsOf(padColumns(text, 20))).toBe(20)
})
