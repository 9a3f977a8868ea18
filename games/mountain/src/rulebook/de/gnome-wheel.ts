import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Das Zwergenrad. */
export const gnomeWheel = {
  'MK-12.1': {
    title: 'Zwergenaktion',
    text: 'Bewege den Radspielstein im Uhrzeigersinn höchstens so viele Felder, wie die Stärke angibt, und höchstens eine Runde. Dann kommen Aufklärung, überschrittene Auslöser und der Effekt des erreichten Feldes. X ist die Zahl der Felder, die er bewegt wurde.',
    ruling: 'Mindestens ein Feld; die Anleitung nennt nur die Höchstzahl.',
  },
  'MK-12.2': {
    title: 'Aufklärung',
    text: 'Du darfst dir allein eine verdeckte Torkarte der Welle und einen Zwergenmarker auf dem Plan ansehen.',
  },
  'MK-12.3': {
    title: 'Auslöser',
    text: 'Überschrittene Auslöser werden in der Reihenfolge ausgeführt, in der sie überschritten wurden.',
  },
  'MK-12.4': {
    title: 'Ehrzuwachs-Auslöser',
    text: 'Rücke deine Scheibe auf der Zuwachsleiste ein Feld vor.',
    ruling: 'Auf dem letzten Feld bleibt sie stehen. Die Anleitung sagt nicht, was dort geschieht.',
  },
  'MK-12.5': {
    title: 'Breschenauslöser',
    text: 'Sofort fallen Zwerge ein: eine Bresche. Zuvor darfst du den Schwarm bis zu zwei Schwarmpunkte in beliebiger Richtung bewegen.',
  },
  'MK-12.6': {
    title: 'Bresche: wie viele',
    text: 'Zwei Zwerge und einer mehr für je zwei neben dem Rad, aufgerundet. Dann kehren die Zwerge neben dem Rad in den Zwergenvorrat zurück, und die der Bresche kommen aus ihm.',
  },
  'MK-12.7': {
    title: 'Bresche: wie eine Invasion',
    text: 'Sie fallen vom Gebiet des Schwarms aus ein wie in MK-13, doch wo sie unentschlossen sind, entscheidest du.',
  },
  'MK-12.8': {
    title: 'Bresche: keine Ehre',
    text: 'Trolle, die in einer Bresche fallen, bringen keine Ehre.',
  },
  'MK-12.9': { title: 'Effekt: Verstärkung', text: 'Verstärkung mit Stärke X.' },
  'MK-12.10': { title: 'Effekt: Einfluss', text: 'Einfluss mit Stärke X.' },
  'MK-12.11': {
    title: 'Effekt: Ehre erhalten',
    text: 'Du erhältst X Ehre und dazu deinen jetzigen Wert auf der Zuwachsleiste.',
  },
  'MK-12.12': {
    title: 'Effekt: Trolle bewegen',
    text: 'Wähle eine Höhle und bewege bis zu X Trolle, eigene oder fremde, aus ihr in angrenzende Höhlen ohne Zwerge, jeden, wohin du willst, aber nie in eine Heimstatt, die nicht seinem Besitzer gehört.',
    ruling: 'Auch fremde Figuren dürfen bewegt werden, und die Höhle darf eine Heimstatt sein.',
  },
} satisfies Record<string, RuleEntry>
