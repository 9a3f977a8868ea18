import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  champion:
    'Dein erster Champion steht wie ein Troll im Berg und kann etwas mehr. Behalte den, den du verstehst.',
  settle:
    'Zwei Heimstätten sind dein Zuhause. Kein Zwerg und kein Rivale betritt sie, und neue Trolle kommen dort an.',
  ancestry:
    'Leg Karten so, dass gleiche Symbole sich berühren: Eine Gruppe ist eine starke Aktion. Ältere Symbole zählen am Ende.',
  wilds: 'Zwei Joker können ein Zug mehr in dieser Welle sein. Behalte sie, wenn sie eine Gruppe verbinden.',
  turn: 'Ein Symbol ist eine schwache Aktion, und eine zweite darf folgen. Eine Gruppe oder ein Symbol mit Zahl ist eine starke.',
  advance:
    'Ein Vorstoß bringt Trolle von überall in eine Höhle. Wo Zwerge sind, ist es ein Angriff: so viele Trolle, wie sie stark sind.',
  won: 'Ihre Stärke ist deine Ehre. Kontrollierst du die Höhle jetzt, hast du auch eine Stimme ihres Stammes bekommen.',
  repulsed:
    'Sie waren stärker. Deine Trolle sind daheim, und zu einem einzelnen Zwerg ist ein zweiter gekommen. Bei einer Aufklärung siehst du vorher, wie stark ein Zwerg ist.',
  bolster:
    'Neue Trolle kommen dorthin, wo nur du Trolle hast, oder in eine Heimstatt. An einem Tor sind sie nicht vergeudet.',
  influence:
    'Wer bei einem Champion als Erster Einfluss nimmt, erhält einen mehr. Am Ende der Welle gewinnt ihn, wer den meisten hat, und auch andere bekommen etwas.',
  wheel:
    'Du wählst, wie weit, höchstens die Stärke. Achte auf das, was du überschreitest: Der Zuwachs nützt dir, eine Bresche bringt Zwerge.',
  scout: 'Nur du siehst es. Eine Torkarte zeigt, wo am Ende der Welle Zwerge kommen.',
  breach:
    'Eine Bresche: Zwerge kommen sofort, zuerst in die schwächsten Höhlen. Wer dabei fällt, bringt keine Ehre.',
  invasion:
    'Die Welle endet mit Invasionen, Tor um Tor. Zwerge nehmen den leichtesten Weg; bei Gleichstand entscheidet, wer dort bei den Stimmen führt.',
  lead: 'Du führst in diesem Gebiet, also bestimmst du, wohin der Zwerg geht. Es muss nicht deine Höhle sein.',
  fell: 'Ein Troll ist bei einer Invasion gefallen: Das bringt Ehre. Trolle an den Toren bringen mehr als Trolle im Trollvorrat.',
  championWon:
    'Der Champion ist dein, mit Fähigkeit und Stimmen. Steht ein Buchstabe auf der Karte, kommt eine Figur zu deinen Trollen.',
  consoled:
    'Du hast um ihn geworben und ihn nicht gewonnen. Nimm eine Stimme seines Stammes oder Ehre für die überschrittenen Linien.',
  scored:
    'Gebiete bringen nach den Wellen I und II Ehre: 6 für die erste Höhle, die du in jedem hältst, 2 für jede weitere.',
  reserve:
    'Alle deine Trolle sind im Berg. Mit Verstärkung bewegst du jetzt die vorhandenen, von überall in die gewählte Höhle.',
  fewSymbols:
    'Du hast mehr Züge als Symbole. Decke sie einzeln ab oder gib zusätzliche Vorräte für eine starke Aktion aus.',
  desperation:
    'Ein Verzweiflungsmarker macht eine schwache Aktion um 1 stärker. Wer wenige Züge hat, bekommt ihn.',
  last: 'Die letzte Welle. Gebiete zählen nicht mehr; Große Hallen, Ältere Symbole, Stimmen und Champions schon.',
}
