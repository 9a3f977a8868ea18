import type { Book } from '@meadhall/kernel/book'

export const book: Book = { onePage: [], figures: [], examples: [] }
