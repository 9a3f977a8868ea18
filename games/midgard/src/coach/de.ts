import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  leader: 'Jeder Anführer hat eine Gabe, die das ganze Spiel gilt. Für ein erstes ist keiner verkehrt.',
  begin:
    'Dein erster Arbeiter. Krieger und Nahrung sind ein guter Anfang; auch um den Troll sollte sich jemand kümmern.',
  trollFree:
    'Dein letzter Arbeiter, und beim Troll steht niemand. Bleibt er am Leben, nehmen alle eine Schuld.',
  assign:
    'Sag jetzt, wer wo kämpft. Die Aussichten sind nach den Regeln gerechnet; 70 von 100 ist ein ehrliches Wagnis.',
  fight: 'Die Würfel liegen. Ein Gunstmarker wirft beliebige davon neu. Behalten ist er am Ende 2 Ruhm wert.',
  fallen: 'Du wählst, wer fällt. Schwertkämpfer bekommt man am leichtesten, Äxte schlagen am besten zu.',
  won: 'Dein erster Sieg. Farbige Gegner zählen am Ende noch einmal: Gelb, Rot und Blau zusammen sind ein Set.',
  lost: 'Zurückgeschlagen, und die Würfel sind weg. Schick nächstes Mal einen mehr oder heb Gunst für den Wurf auf.',
  rampage:
    'Niemand hat den Troll erschlagen, also nahmen alle eine Schuld. Wer ihn besiegt, gibt eine ab und eine weiter.',
  blamed: 'Jemand hat den Troll erschlagen und dich genannt. Das geht auch umgekehrt.',
  blame: 'Drei Schuld kosten am Ende 6, und jede weitere kostet mehr. Über den Troll wird man eine los.',
  hunt: 'Wer nirgends hingeschickt wird, jagt, wenn ein Arbeiter auf den Jagdgründen steht. Das ist sichere Nahrung für die nächste Fahrt.',
  journey: 'So ist das Meer. In der Hütte des Weisen sieht man eine Reisekarte, bevor man fährt.',
  hungry:
    'Du hast ein Schiff, aber keine Nahrung. Wer nichts isst, verhungert vor dem Kampf. Zu Hause bleiben ist erlaubt.',
  full: 'Dein Langhaus ist voll: acht Krieger. Wer jetzt kommt, wird abgewiesen; setz erst welche ein.',
  coins: 'Auf Monster, gegen die niemand kämpfte, kam eine Münze. Dort bleibt sie, bis jemand sie holt.',
  rune: 'Eine Rune wirkt einmal, zu ihrem Zeitpunkt, und zählt am Ende, ob benutzt oder nicht.',
  destiny: 'Ein Schicksal ist ein geheimes Ziel. Berühre es ab und zu: Es sagt, wie du stehst.',
  rich: 'Du hast viele Münzen. Drei sind am Ende nur 1 Ruhm; ein Arbeiter, Gunst oder ein Schiff ist mehr.',
  last: 'Die letzte Runde. Gunst bringt 2, Münzen ein Drittel, Schuld kostet. Übrige Krieger sind nichts wert.',
}
