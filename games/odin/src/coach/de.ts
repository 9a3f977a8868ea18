import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  begin:
    'Setz deine Wikinger ein, bis keiner mehr da ist. Erst Nahrung fürs Festmahl, dann Marken für den Plan: Jede abgedeckte −1 ist ein Punkt.',
  feastLacks:
    'Deine Festtafel ist noch nicht gefüllt: Die Leiste über deinem Plan zeigt, was leer bleibt. Jedes leere Feld kostet 3 Punkte.',
  endGoods:
    'Die letzte Runde. Grüne und blaue Waren im Vorrat sind nichts wert: Leg sie auf deine Pläne, bevor Schluss ist.',
  last: 'Die letzte Runde. Denk jetzt an Punkte: Felder abdecken, Schiffe, Inseln, und jedes Silber ist 1 wert.',
  feast:
    'Orange und Rot im Wechsel, von jeder Sorte eine längs. Der gezeigte Plan verschwendet am wenigsten; du darfst ihn ändern.',
  penalty:
    'Eine Thingstrafe: −3 Punkte am Ende. Hol nächste Runde früh Nahrung beider Farben oder heb Silber auf.',
  dice: 'Bei der Jagd ist niedrig gut, denn du zahlst, was du würfelst. Bis zu drei Würfe, der letzte gilt. Aufgeben kostet nichts.',
  raid: 'Beim Überfall ist hoch gut: Du nimmst Beute, deren Schwertwert das Ergebnis nicht übersteigt. Steine und Langschwerter erhöhen den Wurf.',
  failed:
    'Gescheitert, aber nicht umsonst: Du bekommst eine Waffe, Holz oder Stein, und manchmal kommt ein Wikinger zurück.',
  succeeded:
    'Gelungen. Halte ein, zwei Waffen bereit: Bei der Jagd bezahlst du damit den Wurf, beim Überfall erhöhen sie ihn.',
  green:
    'Du hast eine Marke für deinen Plan. Du darfst sie jederzeit ablegen; Grün nie Kante an Kante mit Grün.',
  upgrade:
    'Aufwerten ist eine Stufe höher in derselben Form. Der Schritt von Rot zu Grün macht aus Nahrung eine Marke.',
  mountain:
    'Du nimmst vom linken Ende eines Streifens. Am rechten wartet Silber, und jede Runde werden Streifen kürzer.',
  isle: 'Eine Insel bringt Punkte und zugleich neue Felder mit −1. Sie lohnt sich, wenn du sie von links unten her füllst.',
  house:
    'In einem Haus darf auch Nahrung liegen, orangefarbene wie rote. Was darin leer bleibt, kostet Punkte wie jede −1.',
  income:
    'Deine Einnahmen sind die kleinste noch offene Zahl der Diagonale. Fülle von links unten, um sie zu heben.',
  emigrated:
    'Das Schiff ist fort, zählt aber viele Punkte, und deine Festtafel hat für immer zwei Felder weniger.',
  occupation:
    'Lies, was die Karte jetzt bewirkt: Gelb einmal, Blau jederzeit, Rot und Grün, wenn etwas geschieht.',
  pregnant: 'Zwei Tiere einer Art vermehren sich: Eines ist trächtig, und nächste Runde ist eines mehr da.',
  poor: 'Du hast kein Silber. Wochenmarkt, Streifen und höhere Einnahmen bringen es; damit lässt sich ein Festmahl retten.',
  window:
    'Eine letzte Gelegenheit vor dem, was kommt: Was du jetzt ablegst, zählt für Einnahmen, Prämien oder Punkte.',
}
