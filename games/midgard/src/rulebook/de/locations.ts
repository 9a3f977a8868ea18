import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Arbeiter einsetzen, Orte, Marktstände. */
export const locations = {
  // 4 Arbeiter einsetzen
  'CM-4.1': {
    title: 'Zugreihenfolge',
    text: 'Vom Besitzer des Startspielermarkers an setzen alle im Uhrzeigersinn je einen Arbeiter ein. Wer keinen mehr hat, wird übergangen. Die Phase endet, wenn niemand mehr einen hat.',
    ruling:
      'Wechselt der Marker während der Phase den Besitzer, geht es einfach im Uhrzeigersinn weiter; bei allem, was danach kommt, beginnt der neue Besitzer.',
  },
  'CM-4.2': {
    title: 'Ein Arbeiter je Feld',
    text: 'Ein Feld mit einem Arbeiter ist bis zum Aufräumen besetzt. Nur die Jagdgründe fassen beliebig viele.',
  },
  'CM-4.3': {
    title: 'Kosten eines Feldes',
    text: 'Wer einen Arbeiter einsetzt, muss die vollen Kosten des Feldes zahlen und führt seine Wirkung einmal und sofort aus.',
    ruling:
      'Ein Feld ohne Kosten darf man auch besetzen, wenn es nichts bringt, um andere fernzuhalten; ein Feld mit Kosten nur, wer sie zahlt. Die Anleitungen sprechen nur davon, dass jemand nicht kann oder nicht will.',
  },
  'CM-4.4': {
    title: 'Farben der Felder',
    text: 'Braune und blaue Felder wirken sofort; blaue werden jede Runde aufgefüllt. Rote Felder sichern nur einen späteren Kampf. Langschiffe sind beides: Sie fahren jetzt zu ihrer Küste und werden später beladen und kämpfen später.',
  },
  'CM-4.5': {
    title: 'Betteln',
    text: 'Statt ein Feld zu besetzen, darf ein Arbeiter immer betteln: Lege ihn auf dein Spielertableau und nimm 1 Nahrung und 1 Schuld. Wer kein Feld besetzen kann oder will, muss betteln.',
  },

  // 5 Orte
  'CM-5.1': { title: 'Schmied', text: 'Nimm alle Axtkämpfer, die hier liegen.' },
  'CM-5.2': { title: 'Speermacher', text: 'Nimm alle Speerkämpfer, die hier liegen.' },
  'CM-5.3': { title: 'Schwertschmied', text: 'Nimm alle Schwertkämpfer, die hier liegen.' },
  'CM-5.4': { title: 'Räucherkammer', text: 'Nimm alle Nahrung, die hier liegt.' },
  'CM-5.5': {
    title: 'Langhaus des Jarls',
    text: 'Nimm einen Schwertkämpfer aus dem Vorrat und den Startspielermarker von seinem Besitzer. Wer den Marker schon hat, muss ihn nach links weitergeben. Anders wechselt der Marker nie.',
  },
  'CM-5.6': {
    title: 'Jagdgründe',
    text: 'Melde eine Jagd an: In der Kampfauswertung jagen alle deine Krieger, die sonst nirgends eingesetzt sind. Hier haben beliebig viele Arbeiter Platz.',
    ruling:
      'Ein zweiter Arbeiter desselben Spielers ist erlaubt und bringt nichts: Jeder Würfel jagt einmal.',
  },
  'CM-5.7': {
    title: 'Markt',
    text: 'Tausche Nahrung, Holz und Münzen beliebig oft eins zu eins mit dem Vorrat.',
    ruling: 'Auch gar kein Tausch ist erlaubt. Was man gerade eingetauscht hat, darf man weitertauschen.',
  },
  'CM-5.8': {
    title: 'Handelsschiff',
    text: 'Zahle 1 Münze und nimm alles, was die oberste Handelsschiffkarte zeigt.',
  },
  'CM-5.9': {
    title: 'Runenschmied',
    text: 'Zahle 1 Holz und nimm eine der offenen Runen oder unbesehen die oberste des Stapels. Sie liegt offen vor dir. Der Platz wird bei der nächsten Vorbereitung gefüllt.',
  },
  'CM-5.10': {
    title: 'Hütte des Weisen',
    text: 'Sieh dir allein eine verdeckte Reisekarte deiner Wahl an und ziehe danach eine Schicksalskarte.',
    ruling:
      'Das Ansehen kommt zuerst und ist Pflicht. Hat der Schicksalsstapel weniger Karten, als zu ziehen wären, zieht man, was da ist.',
  },
  'CM-5.11': {
    title: 'Schiffsbauer',
    text: 'Wähle ein privates Langschiff, zahle sein Holz und seine Münzen und lege es vor dich. Jeder darf nur eines bauen. Es darf schon in dieser Runde fahren.',
  },
  'CM-5.12': {
    title: 'Stabkirche',
    text: 'Zahle 1, 3, 6 oder 10 Münzen und nimm 1, 2, 3 oder 4 Gunst. Ein Kauf je Besuch.',
  },
  'CM-5.13': {
    title: 'Arbeiterhütten',
    text: 'Zahle und nimm deinen zusätzlichen Arbeiter, der schon in dieser Runde eingesetzt werden darf. Wer als Erster kommt, zahlt 5 Münzen, der Zweite 4, der Dritte 3, der Vierte 2. Jeder hat nur einen zusätzlichen Arbeiter.',
  },
  'CM-5.14': { title: 'Troll', text: 'Sichere dir den Kampf gegen den Troll.' },
  'CM-5.15': { title: 'Linker Draugr', text: 'Sichere dir den Kampf gegen den linken Draugr.' },
  'CM-5.16': { title: 'Rechter Draugr', text: 'Sichere dir den Kampf gegen den rechten Draugr.' },
  'CM-5.17': {
    title: 'Kleines öffentliches Langschiff',
    text: 'Schicke das Schiff zu einer freien Küste im Spiel. Es kostet nichts und fasst 5.',
  },
  'CM-5.18': {
    title: 'Großes öffentliches Langschiff',
    text: 'Zahle 1 Münze und schicke das Schiff zu einer freien Küste im Spiel. Es fasst 10.',
  },
  'CM-5.19': {
    title: 'Privates Langschiff',
    text: 'Nur sein Besitzer darf einen Arbeiter darauf einsetzen, einen je Runde. Schicke das Schiff zu einer freien Küste im Spiel. Es kostet nichts und fasst, was auf der Karte steht.',
    ruling:
      'In der ersten Ausgabe kosten beide öffentlichen Langschiffe 1 Münze (CM-16.8), und die Anleitung sagt, ein privates werde wie ein öffentliches benutzt. Das betrifft die Fahrt: Das private ist beim Schiffsbauer bezahlt, und keine Ausgabe nennt eine Gebühr. Man könnte es dort auch als 1 Münze je Fahrt lesen.',
  },
  'CM-5.20': {
    title: 'Ein Schiff je Küste',
    text: 'Eine Küste nimmt je Runde ein Schiff auf. Ohne freie Küste kann kein Schiff genommen werden.',
    ruling:
      'Keine Anleitung sagt es ausdrücklich; ein Spielbericht nennt nur einen Spieler je Ziel, und ein zweites Schiff fände das Monster oft schon besiegt. Mehrere Schiffe nacheinander wären die Alternative gewesen.',
  },

  // 6 Marktstände
  'CM-6.1': {
    title: 'Marktstände',
    text: 'Ein Marktstand ist ein Feld wie jedes andere: ein Arbeiter, einmal bezahlt und einmal benutzt, sofern dort nichts anderes steht.',
  },
  'CM-6.2': { title: 'Aumingi (Wirtschaft)', text: 'Gib 1 Nahrung für 1 Gunst, ein- bis dreimal.' },
  'CM-6.3': { title: 'Skalde (Wirtschaft)', text: 'Du erhältst 2 Ruhm.' },
  'CM-6.4': { title: 'Großzügiger Händler (Wirtschaft)', text: 'Nimm 1 Nahrung und 1 Holz.' },
  'CM-6.5': { title: 'Reicher Fremder (Wirtschaft)', text: 'Nimm 2 Münzen.' },
  'CM-6.6': {
    title: 'Volkskrieger (Militär)',
    text: 'Zahle 1 Nahrung und nimm 2 Schwertkämpfer aus dem Vorrat.',
  },
  'CM-6.7': { title: 'Plünderer (Militär)', text: 'Zahle 1 Holz und nimm 2 Speerkämpfer aus dem Vorrat.' },
  'CM-6.8': {
    title: 'Jomswikinger (Militär)',
    text: 'Zahle 2 Münzen und nimm 1 Schwertkämpfer und 1 Axtkämpfer aus dem Vorrat.',
  },
  'CM-6.9': {
    title: 'Waräger (Militär)',
    text: 'Zahle 1 Münze und nimm 1 Schwertkämpfer und 1 Speerkämpfer aus dem Vorrat.',
  },
} satisfies Record<string, RuleEntry>
