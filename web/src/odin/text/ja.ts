import { en, type TableText } from './en.ts'
export const ja: TableText = en
