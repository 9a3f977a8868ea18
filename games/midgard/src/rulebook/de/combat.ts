import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Krieger zuweisen, Kampfauswertung, der Kampf im Detail. */
export const combat = {
  // 7 Krieger zuweisen
  'CM-7.1': {
    title: 'Alle gleichzeitig',
    text: 'Wer einen Arbeiter beim Troll, bei einem Draugr oder auf einem Langschiff hat, weist Krieger zu, alle gleichzeitig. Die Zuweisungen bleiben verdeckt, bis alle bestätigt haben.',
    ruling: 'Wer keinen solchen Arbeiter hat, hat nichts zuzuweisen; auf ihn wird nicht gewartet.',
  },
  'CM-7.2': {
    title: 'Auf Wunsch der Reihe nach',
    text: 'Wer noch nicht bestätigt hat, darf die Zugreihenfolge verlangen. Dann weisen alle offen nacheinander zu, vom Besitzer des Startspielermarkers an im Uhrzeigersinn.',
    ruling:
      'Was andere schon bestätigt hatten, war verdeckt und geht an sie zurück; spätes Verlangen bringt also keinen Vorteil. Die Anleitung nennt keinen Zeitpunkt.',
  },
  'CM-7.3': {
    title: 'Krieger',
    text: 'Lege beliebig viele eigene Würfel auf jedes Feld, das du dir gesichert hast; jeder Würfel kommt an einen Ort.',
  },
  'CM-7.4': {
    title: 'An Land verboten',
    text: 'Eine Art Krieger, die ein Troll oder Draugr verbietet, darf ihm nicht zugewiesen werden.',
  },
  'CM-7.5': {
    title: 'Langschiff beladen',
    text: 'Lade eigene Krieger und Nahrung in beliebiger Mischung; zusammen nicht mehr, als das Schiff fasst. Jede Art Krieger darf mitfahren, auch eine, die das Monster verbietet.',
  },
  'CM-7.6': {
    title: 'Die Übrigen jagen',
    text: 'Hast du einen Arbeiter auf den Jagdgründen, jagen alle nirgends zugewiesenen Würfel. Die Beute kommt für die Schiffe dieser Runde zu spät.',
  },
  'CM-7.7': {
    title: 'Niemand muss gehen',
    text: 'Einem gesicherten Feld muss man keinen Krieger zuweisen.',
  },

  // 8 Kampfauswertung
  'CM-8.1': {
    title: 'Reihenfolge',
    text: 'Jagd, Troll, linker Draugr, rechter Draugr, dann die Küsten von links nach rechts. Was niemand gewählt hat, wird übersprungen.',
  },
  'CM-8.2': {
    title: 'Die Jagd',
    text: 'Jeder Jäger wirft alle nirgends zugewiesenen Würfel einmal und nimmt je Treffer 1 Nahrung, höchstens 6. Gunst für neue Würfe darf wie im Kampf (CM-9.3) ausgegeben werden. Es gehen keine Würfel verloren.',
    ruling:
      'Mehrere Jäger würfeln in Zugreihenfolge ab dem Besitzer des Startspielermarkers; die Anleitung nennt keine Reihenfolge. Die Jagd ist kein Kampf, Ullr gewinnt dabei nichts; wer keine Würfel übrig hat, würfelt nicht.',
  },
  'CM-8.3': {
    title: 'Der Troll',
    text: 'Wer Krieger entsandt hat, kämpft gegen den Troll bis zum Ende.',
  },
  'CM-8.4': {
    title: 'Schuld weitergeben',
    text: 'Wer den Troll besiegt, wirft einen eigenen Schuldmarker ab, wenn er welche hat, und nennt einen anderen Spieler, der einen aus dem Vorrat nimmt.',
    ruling:
      'Ein Sieger ohne Schuldmarker wirft nichts ab und nennt trotzdem jemanden; das Nennen ist Pflicht. Die deutsche Anleitung sagt „darf“: siehe CM-16.10.',
  },
  'CM-8.5': {
    title: 'Die Draugr',
    text: 'Erst gegen den linken, dann gegen den rechten Draugr kämpft, wer Krieger entsandt hat.',
  },
  'CM-8.6': {
    title: 'Die Küsten',
    text: 'Von links nach rechts wird jede Küste mit einem Schiff ganz abgehandelt: Reise, Ernährung, Monster.',
  },
  'CM-8.7': {
    title: 'Reise',
    text: 'Decke die Reisekarte auf und führe sie aus (CM-12). Was sie nimmt, kommt von den Kriegern und der Nahrung an Bord; der Besitzer wählt. Sie wird auch bei leerem Schiff aufgedeckt und abgelegt.',
    ruling:
      'Ist weniger an Bord, als die Karte nimmt, geht verloren, was davon da ist, und nichts weiter. Die Anleitungen schweigen; andere Ressourcen des Spielers bleiben unberührt.',
  },
  'CM-8.8': { title: 'Nahe Küsten', text: 'An den beiden linken Küsten ernährt 1 Nahrung zwei Krieger.' },
  'CM-8.9': { title: 'Ferne Küsten', text: 'An den beiden rechten Küsten ernährt 1 Nahrung einen Krieger.' },
  'CM-8.10': {
    title: 'Ernähren und Verhungern',
    text: 'Die Nahrung an Bord ernährt so viele Krieger wie möglich. Wer nichts bekommt, verhungert; der Besitzer wählt, wer. Alle Nahrung an Bord ist danach verbraucht, auch überzählige.',
  },
  'CM-8.11': {
    title: 'Das Monster',
    text: 'Die Krieger, die noch an Bord sind, kämpfen gegen das Monster bis zum Ende. Ist keiner mehr da, fällt der Kampf aus und das Monster bleibt.',
  },

  // 9 Der Kampf im Detail
  'CM-9.1': {
    title: 'Kampf gegen einen Gegner',
    text: 'Ein Kampf geht über Runden, und niemand kann ihn abbrechen. Er endet nach einer Runde, in der der Gegner Schaden in Höhe seiner Verteidigung oder mehr hat oder kein eingesetzter Krieger mehr übrig ist.',
  },
  'CM-9.2': { title: 'Würfeln', text: 'Wirf alle für diesen Kampf eingesetzten Krieger.' },
  'CM-9.3': {
    title: 'Gunst',
    text: 'Gib 1 Gunst aus, um beliebige der Würfel neu zu werfen, einen, mehrere oder alle; die neuen Seiten gelten. Das darf man wiederholen, solange man Gunst hat.',
  },
  'CM-9.4': {
    title: 'Schaden',
    text: 'Jede gewürfelte Waffe ist 1 Schaden; eine Seite mit zwei Waffen ist 2. Der Schaden eines Kampfes summiert sich über die Runden.',
  },
  'CM-9.5': {
    title: 'Verluste',
    text: 'Du verlierst so viele Krieger, wie der Schadenswert des Gegners beträgt, einen weniger für jeden gewürfelten Schild, nie unter null und nie mehr, als da sind.',
  },
  'CM-9.6': {
    title: 'Beide schlagen zugleich',
    text: 'Schaden und Verluste einer Runde geschehen zugleich: Ein fallender Gegner schlägt noch zu, und fallende Krieger haben noch getroffen.',
  },
  'CM-9.7': {
    title: 'Wer fällt',
    text: 'Der Besitzer wählt, welche der eingesetzten Krieger fallen, gleich was ihre Würfel zeigen.',
  },
  'CM-9.8': {
    title: 'Sieg',
    text: 'Hat der Gegner Schaden in Höhe seiner Verteidigung oder mehr, ist er besiegt, auch wenn in derselben Runde die letzten Krieger fielen.',
    ruling:
      'Die japanische Zusammenfassung sagt es ausdrücklich, die englische und die deutsche Anleitung legen es nahe.',
  },
  'CM-9.9': {
    title: 'Noch eine Runde',
    text: 'Steht der Gegner noch und sind Krieger übrig, kämpfen sie eine weitere Runde.',
  },
  'CM-9.10': {
    title: 'Niederlage',
    text: 'Steht der Gegner noch und ist kein Krieger übrig, gibt es keine Belohnung, und aller Schaden wird vom Gegner entfernt.',
  },
  'CM-9.11': {
    title: 'Belohnung',
    text: 'Der Sieger nimmt die Karte und erhält sofort ihren Ruhm, dazu Holz vom Troll, Münzen vom Draugr, Gunst vom Monster. Überlebende Krieger kehren zu ihrem Besitzer zurück.',
  },
  'CM-9.12': {
    title: 'Münzen auf Monstern',
    text: 'Münzen, die sich auf einem Monster angesammelt haben, gehen an den, der es besiegt.',
  },
  'CM-9.13': {
    title: 'Auf See verboten',
    text: 'Krieger einer Art, die das Monster verbietet, werden vor der ersten Kampfrunde gegen dieses vernichtet und gehen ungewürfelt in den Vorrat.',
    ruling:
      'Das Verbot gilt nur beim Monster: Für die Reise zählen diese Krieger mit, gegen die Krake kämpfen sie, und sie werden ernährt wie die anderen; da aber der Besitzer wählt, wer verhungert, dürfen sie es sein. Waren sie die einzigen, fällt der Kampf aus.',
  },
} satisfies Record<string, RuleEntry>
