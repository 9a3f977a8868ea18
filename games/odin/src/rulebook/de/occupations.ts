import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ausbildungen im Allgemeinen und Entscheidungen zu einzelnen Karten. */
export const occupations = {
  'FO-15.1': {
    title: 'Hand',
    text: 'Ausbildungen hält man verdeckt auf der Hand, beliebig viele. Erst ausgespielt wirken sie.',
  },
  'FO-15.2': {
    title: 'Eine Ausbildung ziehen',
    text: 'Spalte 1: eine dunkelbraune Ausbildung ziehen und 1 Silber nehmen.',
  },
  'FO-15.3': {
    title: 'Ausbildungen ausspielen',
    text: 'Spalte 1: 1 Stein oder 1 Erz zahlen, eine Ausbildung ausspielen und 1 Silber nehmen. Spalte 2: eine oder zwei ausspielen. Spalte 3: eine bis vier, auch die eben nach FO-8.1 gezogene. Mehrere spielt man nacheinander aus.',
    ruling:
      'In Spalte 1 ist der Preis eine eigene Teilaktion (FO-2.9): Wer bezahlt hat, nimmt das Silber, mit ausgespielter Karte oder ohne. Die Spalten 2 und 3 haben keinen Preis, also muss eine Karte ausgespielt werden.',
  },
  'FO-15.4': {
    title: 'Wirkung einer ausgespielten Karte',
    text: 'Eine ausgespielte Ausbildung liegt für den Rest des Spiels offen; ihre Wirkung tritt sofort in Kraft. Ihre Punkte zählen am Ende.',
    ruling: 'Eine Karte darf auch ausgespielt werden, wenn ihre Wirkung nichts bringt.',
  },
  'FO-15.5': {
    title: 'Sofort-Karten (gelb)',
    text: 'Die Wirkung tritt einmal beim Ausspielen ein. Ein Tausch geschieht höchstens einmal, sofern die Karte nichts anderes sagt. Was etwas kostet, darf man ablehnen; einen kostenlosen Ertrag nimmt man.',
  },
  'FO-15.6': {
    title: 'Jederzeit-Karten (blau)',
    text: 'Die Wirkung darf jederzeit und beliebig oft genutzt werden, auch wenn andere am Zug sind, bis zum Beginn der Wertung.',
  },
  'FO-15.7': {
    title: 'Immer-wenn-Karten (rot)',
    text: 'Jedes Mal, wenn der genannte Zeitpunkt eintritt, darf die Wirkung einmal genutzt werden. „Vor“ und „nach“ sagen, ob sie vorher oder nachher eintritt.',
  },
  'FO-15.8': {
    title: 'Sobald-Karten (grün)',
    text: 'Wie Immer-wenn-Karten, aber nur einmal im Spiel: wenn die Bedingung das nächste Mal erfüllt ist; das kann schon beim Ausspielen sein, wenn die Karte nicht in die Zukunft weist.',
  },
  'FO-15.9': {
    title: 'Zwei Kästchen',
    text: 'Eine Karte mit zwei Kästchen hat beide Wirkungen. Zwei sofortige geschehen in der gedruckten Reihenfolge; jede darf man ablehnen.',
  },
  'FO-15.10': {
    title: 'Der Oder-Strich',
    text: 'Mit Strichen verbundene Elemente gehören der Reihe nach zusammen, höchstens eines wird genutzt. Wo eine Anzahl entscheidet, gilt die höchste erreichte, keine niedrigere.',
  },
  'FO-15.11': {
    title: 'Mehrere zugleich',
    text: 'Treten mehrere eigene Wirkungen im selben Augenblick ein, wählt der Besitzer die Reihenfolge. Wirkungen mehrerer Personen im selben Augenblick werden vom Startspieler aus im Uhrzeigersinn abgehandelt.',
  },
  'FO-15.12': {
    title: 'Als was eine Wirkung zählt',
    text: 'Eine Karte, die von einem Feld spricht, meint das gedruckte Feld, mit Wikingern oder durch Nachahmen genutzt. Eine Karte, die von einer Aktion spricht, meint auch dieselbe Aktion durch eine Ausbildung. Ein gekauftes Schiff ist nicht gebaut; durch eine Karte erhaltene Schiffe und Häuser sind nur gebaut, wenn die Karte es sagt. Waren auf Plänen liegen nicht im Vorrat.',
    ruling:
      'Eine Aktion, die eine Ausbildung erlaubt, oder eine außerhalb des eigenen Zugs ausgespielte Karte zählt für Karten, die danach fragen, was eine Aktion gebracht hat, etwa Stockfisch.',
  },
  'FO-15.13': {
    title: 'Kurier und Gastwirt',
    text: 'Die Gewandnadel (Kurier) oder das Trinkhorn (Gastwirt) wird von einem Plan in den eigenen Vorrat genommen, die Felder werden sofort mit Tafelsilber und Runenstein bzw. Truhe und Runenstein aus dem allgemeinen Vorrat gefüllt.',
    ruling:
      'Die Karte des Kuriers nennt den Plan eines Mitspielers, der Anhang jeden, auch den eigenen. Wir folgen bei beiden dem Anhang.',
  },
  'FO-15.14': {
    title: 'Erbsenzähler',
    text: 'In einer Runde ohne Ernte werden die Erbsen im Vorrat verdoppelt, bis höchstens 8.',
    ruling:
      '8 ist die Grenze der Erbsen danach, wie auf der Karte; der Anhang ließe sich als höchstens 4 weitere lesen. Mit mehr als 8 ändert sich nichts.',
  },
  'FO-15.15': {
    title: 'Entmutigter Krieger',
    text: 'Ein nach dem ersten oder zweiten Wurf für gescheitert erklärter Überfall bringt zusätzlich Stockfisch oder Öl.',
    ruling: 'Die Karte nennt den zweiten Wurf, der Anhang den ersten oder zweiten. Wir folgen dem Anhang.',
  },
  'FO-15.16': {
    title: 'Kriegstreiber',
    text: 'Mit drei Drachenschiffen braucht die Brandschatzung 3 Wikinger, mit vier nur 2.',
    ruling: 'Das Feld bleibt eines der Spalte 4, also darf dabei eine Ausbildung ausgespielt werden.',
  },
  'FO-15.17': {
    title: 'Tagelöhner',
    text: 'Wer ein Feld nutzt, das genau 2 Silber bringt, darf diese gegen Getreide und 2 Holz tauschen.',
    ruling:
      'Silber von Bergstreifen zählt: eine Position „2 Silber“ und kein anderes Silber sind genau 2. Silber durch Ausbildungen zählt nicht.',
  },
  'FO-15.18': {
    title: 'Sämann',
    text: 'Bei einer Ernte nimmt, wer Flachs hat, einen Flachs mehr, oder wer Getreide hat, ein Getreide mehr, nicht beides.',
    ruling:
      'Es zählt, was zu Beginn der Phase im Vorrat liegt. Jede Ware hängt nur von ihrer Sorte ab; der Anhang ließe sich lesen, als brauche Getreide auch Flachs.',
  },
  'FO-15.19': {
    title: 'Dorestad-Reisender',
    text: 'Statt eines Überfalls werden zwei Waren aufgewertet.',
    ruling:
      'Die Karte ersetzt einen möglichen Überfall, also ist ein Drachenschiff nötig. Alternative: das Feld ohne Schiff.',
  },
} satisfies Record<string, RuleEntry>
