import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  begin:
    'Setz deine Wikinger ein, bis keiner mehr da ist. Erst Nahrung fürs Festmahl, dann Marken für den Plan: Jede abgedeckte −1 ist ein Punkt.',
  feastLacks:
    'Dein Festmahl ist noch nicht gedeckt: Die Leiste über deinem Plan zeigt, was leer bleibt. Jedes leere Feld kostet 3 Punkte.',
  endGoods:
    'Die letzte Runde. Grüne und blaue Waren im Vorrat sind nichts wert: Leg sie auf deine Pläne, bevor Schluss ist.',
  last: 'Die letzte Runde. Denk jetzt an Punkte: Felder abdecken, Schiffe, Inseln und Silber, je 1 wert.',
  feast:
    'Orange und Rot im Wechsel, von jeder Sorte eine längs. Der gezeigte Plan verschwendet am wenigsten; du darfst ihn ändern.',
  penalty:
    'Eine Thingstrafe: −3 Punkte am Ende. Hol nächste Runde früh Nahrung beider Farben oder heb Silber auf.',
  dice: 'Niedrig ist hier gut, denn du zahlst, was du würfelst. Bis zu drei Würfe, der letzte gilt. Aufgeben kostet nichts.',
  failed:
    'Gescheitert, aber nicht umsonst: Du bekommst eine Waffe, Holz oder Stein, und manchmal kommt ein Wikinger zurück.',
  succeeded:
    'Gelungen. Bezahlt wird mit der Waffe und mit Holz; lieber eine Waffe zu viel als eine zu wenig.',
  green:
    'Du hast eine Marke für deinen Plan. Sie darf jederzeit gelegt werden; Grün nie Kante an Kante mit Grün.',
  upgrade:
    'Aufwerten ist eine Stufe höher in derselben Form. Der Schritt von Rot zu Grün macht aus Nahrung eine Marke.',
  mountain:
    'Du nimmst vom linken Ende eines Streifens. Am rechten wartet Silber, und jede Runde werden Streifen kürzer.',
  isle: 'Eine Insel bringt Punkte und zugleich neue Felder mit −1. Sie lohnt sich, wenn du sie füllst, von links unten an.',
  house:
    'Ein Haus nimmt auch Nahrung: Orange und Rot dürfen dort liegen. Leere Stellen darin kosten Punkte wie jede −1.',
  income:
    'Deine Einnahmen sind die kleinste noch offene Zahl der Diagonale. Fülle von links unten, um sie zu heben.',
  emigrated:
    'Das Schiff ist fort, zählt aber viele Punkte, und deine Tafel hat für immer zwei Felder weniger.',
  occupation: 'Lies, was sie jetzt tut: Gelb einmal, Blau jederzeit, Rot und Grün, wenn etwas geschieht.',
  pregnant: 'Zwei Tiere einer Art vermehren sich: Eines ist trächtig, und nächste Runde ist eines mehr da.',
  poor: 'Du hast kein Silber. Wochenmarkt, Streifen und höhere Einnahmen bringen es; damit lässt sich ein Festmahl retten.',
  window:
    'Eine letzte Gelegenheit vor dem, was kommt: Jetzt gelegte Waren zählen für Einnahmen, Prämien oder Punkte.',
}
