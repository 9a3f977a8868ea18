import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Wertung der Wellen I und II, Wertung der Welle III, Auffrischen, Spielende. */
export const scoring = {
  // 15 Wertung der Wellen I und II
  'MK-15.1': {
    title: 'Champions am Ende der Welle',
    text: 'Champions mit dem Ende-der-Welle-Symbol wirken bei der Wertung jeder Welle.',
    ruling:
      'Sie kommen zuerst, in Zugreihenfolge ab dem Startspieler, vor Gebieten oder Hallen; die Anleitung nennt keine Reihenfolge.',
  },
  'MK-15.2': {
    title: 'Gebiete',
    text: 'In jedem Gebiet erhältst du 6 Ehre für die erste Höhle, die du kontrollierst, und 2 für jede weitere.',
  },
  'MK-15.3': {
    title: 'Überrannte Höhlen',
    text: 'Wer in einem Gebiet Ehre erhalten hat, verliert 1 Ehre für jede überrannte Höhle dort.',
  },

  // 16 Wertung der Welle III
  'MK-16.1': {
    title: 'Reihenfolge',
    text: 'Welle III wird anders gewertet: Große Hallen, dann Ältere Symbole, dann Stimmen. Gebiete werden nicht gewertet.',
  },
  'MK-16.2': {
    title: 'Große Hallen',
    text: 'Wer die meisten an eine Halle grenzenden Höhlen kontrolliert, erhält ihren Wert. Wie viele Trolle dort stehen, spielt keine Rolle.',
    ruling: 'Hat dort niemand, auch die Zwerge nicht, eine Höhle, erhält niemand die Punkte.',
  },
  'MK-16.3': {
    title: 'Zwerge an einer Halle',
    text: 'Die Zwerge zählen mit ihren überrannten Höhlen als Spieler. Haben sie die meisten, erhält niemand die Punkte.',
  },
  'MK-16.4': {
    title: 'Geteilte Hallen',
    text: 'Bei Gleichstand, Zwerge eingeschlossen, wird der Wert gleich geteilt; der Rest verfällt, ebenso der Anteil der Zwerge.',
  },
  'MK-16.5': {
    title: 'Ältere Symbole',
    text: '1 bis 9 sichtbare Ältere Symbole bringen 0, 1, 3, 5, 8, 12, 17, 23, 30 Ehre.',
    ruling: 'Mehr als neun, wie Champions sie möglich machen, zählen als neun.',
  },
  'MK-16.6': {
    title: 'Stimmen',
    text: 'Bei jedem Stamm erhalten die Spieler mit den meisten, zweit- und drittmeisten Stimmen die Ehre, die sein Stimmplättchen für den 1., 2. und 3. Platz zeigt.',
  },
  'MK-16.7': {
    title: 'Ohne Stimme kein Platz',
    text: 'Für einen Platz braucht man mindestens eine Stimme dieses Stammes.',
  },
  'MK-16.8': {
    title: 'Champions bei Spielende',
    text: 'Champions, die bei Spielende zählen, werden zuletzt gewertet.',
    ruling: 'Die Anleitung kennt kein solches Symbol; diese Champions sind unsere Rekonstruktion.',
  },

  // 17 Auffrischen
  'MK-17.1': {
    title: 'Torkarten',
    text: 'Nach den Wellen I und II werden alle Torkarten gemischt und verdeckt ausgelegt wie zu Beginn (MK-2.8).',
  },
  'MK-17.2': {
    title: 'Neue Champions',
    text: 'Spielerzahl + 1 Champions kommen in die Auslage, für Welle II von Stapel I/II, für Welle III von Stapel III.',
  },
  'MK-17.3': {
    title: 'Würfel und Verzweiflung',
    text: 'Alle Würfel werden von Ahnentafeln und Klauen genommen; übrige Verzweiflung verfällt.',
  },
  'MK-17.4': { title: 'Startspieler', text: 'Der Startspielermarker geht nach links.' },

  // 18 Spielende
  'MK-18.1': {
    title: 'Sieger',
    text: 'Nach der Wertung der Welle III gewinnt, wer die meiste Ehre hat.',
  },
  'MK-18.2': {
    title: 'Gleichstand',
    text: 'Bei Gleichstand gewinnt, wer auf allen Stammesleisten zusammen die meisten Stimmen hat. Ist auch das gleich, teilen sie sich den Sieg.',
  },
} satisfies Record<string, RuleEntry>
