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
  won: 'Ihre Stärke ist deine Ehre. Kontrollierst du die Höhle jetzt, bekamst du auch eine Stimme ihres Stammes.',
  repulsed:
    'Sie waren stärker. Deine Trolle sind daheim, und die Zwerge haben sich verschanzt. Aufklärung zeigt einen Zwerg vorher.',
  bolster:
    'Neue Trolle kommen dorthin, wo nur du Trolle hast, oder in eine Heimstatt. An einem Tor sind sie nicht vergeudet.',
  influence:
    'Wer bei einem Champion der Erste ist, erhält eins mehr. Am Ende der Welle gewinnt ihn der meiste Einfluss, und auch andere bekommen etwas.',
  wheel:
    'Du wählst, wie weit, höchstens die Stärke. Achte auf das, was du überschreitest: Zuwachs ist deiner, eine Bresche bringt Zwerge.',
  scout: 'Nur du weißt es dann. Eine Torkarte sagt, wo am Ende der Welle Zwerge kommen.',
  breach:
    'Eine Bresche: Zwerge kommen sofort, zuerst in die schwächsten Höhlen. Wer dabei fällt, bringt keine Ehre.',
  invasion:
    'Die Welle endet mit Invasionen, Tor um Tor. Zwerge nehmen den leichtesten Weg; bei Gleichstand entscheidet, wer dort bei den Stimmen führt.',
  lead: 'Du führst in diesem Gebiet, also sagst du, wohin der Zwerg geht. Es muss nicht deine Höhle sein.',
  fell: 'Ein Troll fiel bei einer Invasion: Das bringt Ehre. Trolle an den Toren verdienen mehr als Trolle im Vorrat.',
  championWon: 'Der Champion ist dein: Er wird eine Figur, die als Troll zählt, mit Fähigkeit und Stimmen.',
  consoled:
    'Du hast um ihn geworben und ihn nicht gewonnen. Nimm eine Stimme seines Stammes oder Ehre für die überschrittenen Linien.',
  scored:
    'Gebiete bringen nach den Wellen I und II Ehre: 6 für die erste Höhle, die du in jedem hältst, 2 für jede weitere.',
  reserve: 'Alle deine Trolle sind im Berg. Verstärkung bewirkt jetzt nichts; Vorstoß und Einfluss schon.',
  fewSymbols: 'Du hast mehr Züge als Symbole. Decke sie einzeln ab oder leg Vorräte auf eine Aktion.',
  desperation: 'Verzweiflung macht eine Aktion einmal um eins stärker. Wer wenige Züge hat, bekommt sie.',
  last: 'Die letzte Welle. Gebiete zählen nicht mehr; Große Hallen, Ältere Symbole, Stimmen und Champions schon.',
}
