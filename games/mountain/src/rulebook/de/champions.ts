import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Champions, Fähigkeiten der Champions. */
export const champions = {
  // 19 Champions
  'MK-19.1': {
    title: 'Fähigkeiten',
    text: 'Eine passive Fähigkeit darf der Besitzer der Karte unbegrenzt nutzen. N ist die Zahl auf der Karte.',
  },
  'MK-19.2': {
    title: 'Klauen',
    text: 'Jede Nutzung einer Fähigkeit mit Klauen bedeckt eine Klaue der Karte; sind alle bedeckt, ruht sie bis zur nächsten Welle.',
  },
  'MK-19.3': {
    title: 'Symbole auf Champions',
    text: 'Ahnensymbole auf einem Champion gelten als Symbole der Ahnentafel seines Besitzers, angrenzend an jedes Symbol, mit dem sie gruppiert werden.',
    ruling: 'Sie verbinden nur in der Aktion, die sie abdeckt; abgedeckt sind sie keine Brücke.',
  },
  'MK-19.4': {
    title: 'Fähigkeiten einer Figur',
    text: 'Wo eine Karte von dieser Figur spricht, muss die Figur auf dem Plan stehen.',
  },

  // 20 Fähigkeiten der Champions
  'MK-20.1': { title: 'Stark im Angriff', text: 'Diese Figur zählt beim Zwergenangriff als N Trolle.' },
  'MK-20.2': {
    title: 'Nachsetzen',
    text: 'Nach einem starken Vorstoß, in dem sich diese Figur bewegt hat, darfst du eine schwache Aktion ausführen.',
  },
  'MK-20.3': {
    title: 'Sammeln unter Kontrolle',
    text: 'Du darfst die Höhle dieser Figur auch verstärken, wenn du sie nur kontrollierst.',
  },
  'MK-20.4': { title: 'Verstärkung +N (Klaue)', text: 'Eine Verstärkung hat +N Stärke.' },
  'MK-20.5': {
    title: 'Leichtfüßig',
    text: 'Bewegt sie sich in einem Vorstoß, wird diese Figur nicht auf die Stärke angerechnet.',
  },
  'MK-20.6': {
    title: 'Ruhmreicher Fall',
    text: 'Immer wenn diese Figur fällt, erhältst du N Ehre mehr, auch in einer Bresche.',
  },
  'MK-20.7': {
    title: 'Nachbarfeld auf dem Rad (Klaue)',
    text: 'Führe nach der Bewegung einer Zwergenaktion stattdessen den Effekt eines Nachbarfeldes des Radspielsteins aus. X bleibt.',
  },
  'MK-20.8': {
    title: 'Bollwerk',
    text: 'Für einfallende Zwerge zählt diese Figur als N Trolle, wenn sie die einfachste Höhle suchen.',
  },
  'MK-20.9': {
    title: 'Festungen (Ende der Welle)',
    text: '1 Ehre für jede Höhle, die du mit mindestens drei deiner Trolle kontrollierst, höchstens so viele, wie die Karte sagt.',
  },
  'MK-20.10': {
    title: 'Führt den Vorstoß an',
    text: 'Ein starker Vorstoß, in dem sich diese Figur bewegt, hat +N Stärke.',
  },
  'MK-20.11': {
    title: 'Gräbt sich durch',
    text: 'Diese Figur darf Höhlen ohne deine Trolle durchqueren, nie überrannte.',
  },
  'MK-20.12': {
    title: 'Heimgetragen (Klaue)',
    text: 'Fällt ein normaler Troll von dir, stelle ihn auf eine deiner Heimstätten statt in den Vorrat.',
  },
  'MK-20.13': {
    title: 'Zwergentöter',
    text: 'Ein gewonnener Angriff, an dem diese Figur teilnahm, bringt N Ehre mehr je Zwergenmarker.',
  },
  'MK-20.14': {
    title: 'Erstes Wort',
    text: 'Dein Bonus für den ersten Einfluss auf einen Champion ist N statt 1.',
  },
  'MK-20.15': {
    title: 'Bejubelt',
    text: 'Erlangst du die Kontrolle über die Höhle, in der diese Figur steht, erhältst du eine weitere Stimme dieses Stammes.',
  },
  'MK-20.16': { title: 'Ahnensymbole', text: 'Trägt die abgebildeten Symbole (MK-19.3).' },
  'MK-20.17': {
    title: 'Geschichten (Ende der Welle)',
    text: 'Du erhältst je eine Stimme bei bis zu N Stämmen deiner Wahl, in deren Gebiet du eine Höhle kontrollierst.',
  },
  'MK-20.18': {
    title: 'Sammelplatz',
    text: 'Du darfst die Höhle dieser Figur immer verstärken, und eine solche Verstärkung hat +N Stärke.',
  },
  'MK-20.19': {
    title: 'Zweite Luft (Klaue)',
    text: 'Nimm vor deiner ersten Aktion im Zug einen deiner Würfel von deiner Ahnentafel.',
  },
  'MK-20.20': {
    title: 'Brückenbau (Klaue)',
    text: 'Beim Bilden einer Gruppe gilt ein leeres Feld, ein Vorratssymbol oder ein Älteres Symbol für diese Aktion als Verbindung.',
  },
  'MK-20.21': {
    title: 'Wiegt mehr',
    text: 'Diese Figur zählt als N Trolle, wenn über Kontrolle entschieden wird.',
    ruling:
      'Das gilt auch für das Erlangen von Kontrolle, für Gebiete und Hallen; für Bewegung, Angriff und Invasionen ist sie ein Troll.',
  },
  'MK-20.22': {
    title: 'Ehre in der Bresche',
    text: 'Deine Trolle, die in einer Bresche fallen, bringen je N Ehre.',
  },
  'MK-20.23': {
    title: 'Geleit',
    text: 'Bewegt sich diese Figur in einem Vorstoß, darf ein weiterer Troll aus ihrer Höhle über die Stärke hinaus mitgehen.',
  },
  'MK-20.24': {
    title: 'Aktion (sofort)',
    text: 'Führe die gezeigte Aktion sofort mit Stärke N aus. Sie kostet weder Würfel noch Vorrat und ist weder schwach noch stark.',
  },
  'MK-20.25': {
    title: 'Kennt die Wege',
    text: 'Für deine Bewegung grenzt die Höhle dieser Figur an jede Höhle ihres Gebiets.',
  },
  'MK-20.26': {
    title: 'Weit verstreut (Ende der Welle)',
    text: 'Ehre nach der Zahl der Gebiete, in denen du Trolle hast, wie auf der Karte.',
  },
  'MK-20.27': { title: 'Schwache Aktion +N (Klaue)', text: 'Eine schwache Aktion hat +N Stärke.' },
  'MK-20.28': {
    title: 'Bitteres Ende',
    text: 'Scheitert ein Angriff mit dieser Figur, kehrt zuerst einer dieser Zwerge deiner Wahl ohne Ehre in den Vorrat zurück; dann wirst du wie üblich zurückgeschlagen.',
  },
  'MK-20.29': {
    title: 'Fällt zuletzt',
    text: 'Diese Figur kann nicht fallen, solange ein anderer Troll in ihrer Höhle steht.',
    ruling:
      'In einer geteilten Höhle zählen beim Losen nur die anderen Trolle ihres Besitzers; hat er dort nur die Figur, kann ihn das Los nicht treffen.',
  },
  'MK-20.30': {
    title: 'Zwergenzunge',
    text: 'Du triffst alle Entscheidungen der Zwerge bei Invasionen und Breschen in dem Gebiet, in dem diese Figur steht.',
  },
  'MK-20.31': {
    title: 'Überall verstärken (sofort)',
    text: 'Verstärke sofort mit Stärke N eine beliebige von dir betrollte Höhle.',
  },
  'MK-20.32': {
    title: 'Stern: reichere Halle',
    text: 'Lege den Stern auf eine Große Halle; ihr Wert steigt um N.',
  },
  'MK-20.33': {
    title: 'Stern: gehaltene Höhle',
    text: 'Lege den Stern in eine Höhle mit einem deiner Trolle; für Große Hallen kontrollierst du sie, solange ein Troll von dir dort ist.',
  },
  'MK-20.34': {
    title: 'Stern: Banner an einer Halle',
    text: 'Lege den Stern auf eine Große Halle; du zählst dort N kontrollierte Höhlen mehr.',
  },
  'MK-20.35': {
    title: 'Stern: Eid auf einen Stamm',
    text: 'Lege den Stern auf eine Stammesleiste; erhältst du dort einen Platz, bekommst du N Ehre mehr.',
  },
  'MK-20.36': {
    title: 'Stern: geräumte Höhle',
    text: 'Lege den Stern in eine überrannte Höhle; ihre Zwerge kehren ohne Ehre in den Vorrat zurück.',
  },
  'MK-20.37': { title: 'Ältere Symbole', text: 'Zählt bei Spielende als N weitere Ältere Symbole.' },
  'MK-20.38': {
    title: 'Stimme aller (sofort)',
    text: 'Du erhältst eine Stimme jedes Stammes, in dessen Gebiet du eine Höhle kontrollierst.',
  },
  'MK-20.39': {
    title: 'Gefolge (Spielende)',
    text: 'N Ehre für jede Championkarte, die du hast, diese eingeschlossen.',
  },
  'MK-20.40': { title: 'Tore (Spielende)', text: 'N Ehre für jede Torhöhle, die du kontrollierst.' },
  'MK-20.41': {
    title: 'Gebiete (Spielende)',
    text: 'N Ehre für jedes Gebiet, in dem du eine Höhle kontrollierst.',
  },
} satisfies Record<string, RuleEntry>
