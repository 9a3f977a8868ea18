/** The words of a report in English; fetched when one is written. Every key must stand in de.ts and ja.ts too. */
export const en = {
  about:
    'The report keeps this game, this moment, what you see at your seat, and your words, as a file. It holds nothing that you may not know, and is sent nowhere.',
  words: 'What happened, and what should have happened?',
  save: 'Save the report',
  saved: 'Saved. Send the file to whoever runs this hall, or to the project.',
}

export type ReportWords = Readonly<Record<keyof typeof en, string>>
