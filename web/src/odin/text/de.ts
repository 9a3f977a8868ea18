import { en, type TableText } from './en.ts'
export const de: TableText = en
