import type { ReportWords } from './en.ts'

export const de: ReportWords = {
  about:
    'Der Bericht speichert diese Partie, diesen Moment, was du an deinem Platz siehst, und deine Worte als Datei. Er enthält nichts, was du nicht wissen darfst, und wird nirgendwohin gesendet.',
  words: 'Was ist passiert, und was hätte passieren sollen?',
  save: 'Bericht speichern',
  saved: 'Gespeichert. Schicke die Datei an die Betreiber dieser Halle oder an das Projekt.',
}
