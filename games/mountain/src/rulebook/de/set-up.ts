import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ziel, Aufbau. */
export const setUp = {
  // 1 Ziel
  'MK-1.1': {
    title: 'Spielziel',
    text: 'Drei Wellen von Zwergen brechen in den Berg ein. Wer nach der dritten die meiste Ehre hat, gewinnt.',
  },
  'MK-1.2': {
    title: 'Eine Welle',
    text: 'Ahnentafel bauen, Vorräte einsetzen, das Gefecht, bis niemand mehr Vorräte hat, Ende der Welle, nach den Wellen I und II Auffrischen.',
  },
  'MK-1.3': {
    title: 'Was verborgen ist',
    text: 'Verborgen sind die Stärken der Zwergenmarker, die verdeckten Torkarten, die Ahnenkarten auf der Hand und die Reihenfolge aller Stapel. Wer sich bei der Aufklärung eine Karte oder einen Marker angesehen hat, kennt diese als Einziger und darf immer wieder nachsehen. Alles andere ist offen.',
    ruling:
      'Zwerge, die ein gescheiterter Angriff aufgedeckt hat, bleiben allen bekannt, solange sie in ihrer Höhle sind. Ein Marker, der in den Zwergenvorrat zurückkehrt, ist wieder unbekannt.',
  },
  'MK-1.4': {
    title: 'Was begrenzt ist',
    text: 'Jeder hat 25 Trolle und fünf Sockel für Championfiguren; es gibt 30 Zwergenmarker, je zehn der Stärke 1, 2 und 3. Würfel, Scheiben und Verzweiflung sind unbegrenzt.',
    ruling:
      'Ist der Zwergenvorrat leer, kommen keine Zwerge mehr hinzu: Die vorhandenen kommen in der Reihenfolge, in der sie fällig sind, die übrigen bleiben aus. Die Anleitung hat dafür keine Regel, und der Vorrat kann ausgehen.',
  },

  // 2 Aufbau
  'MK-2.1': {
    title: 'Spielbrett',
    text: 'Die Seite für 2–3 oder für 4–5 Spieler. Der Berg hat sieben Gebiete im Uhrzeigersinn: Moos, Eis, Mond, Granit, Hammer, Lehm, Feuer. Mitten im Berg liegt der Vulkan; er zählt nicht als Höhle.',
  },
  'MK-2.2': {
    title: 'Große Hallen',
    text: 'Die zwölf Hallenmarker (je vier mit 4, 8 und 12) werden gemischt; auf jede Große Halle kommt einer offen, der Rest in die Schachtel.',
  },
  'MK-2.3': {
    title: 'Stimmplättchen',
    text: 'Die sieben Stimmplättchen werden gemischt; auf jede Stammesleiste kommt eines offen.',
  },
  'MK-2.4': {
    title: 'Rad',
    text: 'Der Radspielstein beginnt auf dem Sternfeld des Zwergenrads, jede Scheibe auf dem Sternfeld der Zuwachsleiste.',
  },
  'MK-2.5': {
    title: 'Champions in der Auslage',
    text: 'Die Stapel 0, I/II und III werden getrennt gemischt. Von I/II kommen so viele Champions, wie Spieler da sind, und einer mehr offen in eine Reihe.',
  },
  'MK-2.6': {
    title: 'Erste Zwerge',
    text: 'Von den gemischten Torkarten werden Spielerzahl + 1 gezogen. Für jede kommt ein Zwerg verdeckt in eine Torhöhle dieses Gebiets; bei zwei Torhöhlen entscheidet das Los.',
  },
  'MK-2.7': {
    title: 'Schwarm',
    text: 'Eine weitere Torkarte wird gezogen; der Schwarm beginnt am Schwarmpunkt ihres Gebiets.',
  },
  'MK-2.8': {
    title: 'Torkarten der Welle',
    text: 'Alle sieben werden neu gemischt und drei (2–3 Spieler), vier (4) oder fünf (5) verdeckt in eine Reihe gelegt: Dort schlagen die Zwerge am Ende der Welle zu.',
  },
  'MK-2.9': { title: 'Startspieler', text: 'Das Los bestimmt den Startspieler.' },
  'MK-2.10': {
    title: 'Startchampion',
    text: 'Jeder zieht zwei Champions von Stapel 0, behält einen und entfernt den anderen. Die Stimmen des Champions kommen sofort auf die Leiste seines Stammes; einer mit Buchstaben wird zur Figur.',
    ruling:
      'Alle wählen gleichzeitig. Die Scheiben kommen in Zugreihenfolge ab dem Startspieler auf die Stammesleisten, bei gleichem Stand führt also der frühere.',
  },
  'MK-2.11': {
    title: 'Heimstätten',
    text: 'Vom Startspieler an im Uhrzeigersinn wählt jeder ein freies Paar Heimstattfelder (gleiche Glyphe), legt auf beide eine Heimstatt und stellt auf jede drei Trolle.',
    ruling: 'Nicht gewählte Heimstattfelder sind keine Höhlen; nichts kann sie betreten oder durchqueren.',
  },
  'MK-2.12': {
    title: 'Erste Trolle draußen',
    text: 'Stelle für jede der beiden Heimstätten einen Troll in eine angrenzende Höhle ohne Zwerge. Die Figur des Startchampions kommt in eine dieser Höhlen.',
    ruling:
      'Höhlen mit Trollen anderer sind erlaubt, und eine Höhle, die an beide Heimstätten grenzt, darf beide Trolle aufnehmen.',
  },
} satisfies Record<string, RuleEntry>
