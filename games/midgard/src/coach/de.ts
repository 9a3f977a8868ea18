import type { en } from './en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {
  leader:
    'Jeder Anführer hat eine Gabe, die das ganze Spiel über gilt. Für das erste Spiel ist keiner verkehrt.',
  begin:
    'Dein erster Arbeiter. Krieger und Nahrung sind ein guter Anfang; auch um den Troll sollte sich jemand kümmern.',
  trollFree:
    'Dein letzter Arbeiter, und beim Troll steht niemand. Bleibt er am Leben, nehmen alle eine Schuld.',
  assign:
    'Bestimme jetzt, wer wo kämpft. Die Chancen sind nach den Regeln berechnet; 70 % sind ein vertretbares Risiko.',
  fight:
    'Die Würfel liegen. Für 1 Gunst wirfst du beliebige davon neu. Behältst du sie, ist sie am Ende 2 Ruhm wert.',
  fallen: 'Du wählst, wer fällt. Schwertkämpfer bekommt man am leichtesten, Äxte schlagen am besten zu.',
  won: 'Dein erster Sieg. Farbige Gegner zählen am Ende noch einmal: Gelb, Rot und Blau zusammen sind ein Set.',
  lost: 'Zurückgeschlagen, und die Würfel sind weg. Schick nächstes Mal einen mehr oder heb Gunst für den Wurf auf.',
  rampage:
    'Niemand hat den Troll besiegt, also nehmen alle eine Schuld. Wer ihn besiegt, wirft eine ab und gibt eine weiter.',
  blamed: 'Jemand hat den Troll besiegt und dir eine Schuld gegeben. Das geht auch umgekehrt.',
  blame: 'Drei Schuld kosten am Ende 6, und jede weitere kostet mehr. Über den Troll wird man eine los.',
  hunt: 'Wer nirgends hingeschickt wird, jagt, wenn ein Arbeiter von dir auf den Jagdgründen steht. Das ist sichere Nahrung für die nächste Reise.',
  journey: 'So ist das Meer. In der Hütte des Weisen siehst du eine Reisekarte, bevor du segelst.',
  hungry:
    'Du hast ein Schiff, aber keine Nahrung. Wer nichts isst, verhungert vor dem Kampf. Zu Hause bleiben ist erlaubt.',
  full: 'Dein Langhaus ist voll: acht Krieger. Wer jetzt kommt, wird abgewiesen; setz erst welche ein.',
  coins:
    'Auf jedes Monster, gegen das niemand gekämpft hat, kommt eine Münze. Wer es besiegt, nimmt seine Münzen mit.',
  rune: 'Eine Rune wirkt einmal, zu ihrem Zeitpunkt, und zählt am Ende, ob eingesetzt oder nicht.',
  destiny: 'Ein Schicksal ist ein geheimes Ziel. Tippe es ab und zu an: Dann siehst du, wie du stehst.',
  rich: 'Du hast viele Münzen. Drei sind am Ende nur 1 Ruhm; ein Arbeiter, Gunst oder ein Schiff ist mehr.',
  last: 'Die letzte Runde. Gunst bringt 2, Münzen ein Drittel, Schuld kostet. Übrige Krieger sind nichts wert.',
}
