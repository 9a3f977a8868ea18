import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Das letzte Gefecht, für einen Spieler. */
export const lastStand = {
  'MK-21.1': {
    title: 'Das letzte Gefecht',
    text: 'Ein Spieler hält den Berg gegen die Zwerge: Überstehe die Wellen I und II, übertriff die Zwerge in Welle III. Alle Regeln gelten bis auf die folgenden.',
    ruling:
      'Die Anleitung nennt ein Solospiel nur beim Namen. Dieses ist unser eigener Entwurf nach dem, was eine Vorschau erzählt (kritische Gebiete, die Zwerge übertreffen).',
  },
  'MK-21.2': {
    title: 'Solo: Aufbau',
    text: 'Die Seite für 2–3 Spieler, drei Torkarten für die ersten Zwerge, drei Invasionen je Welle, drei Champions in der Auslage.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.3': {
    title: 'Solo: Ahnentafel',
    text: 'Ziehe vier Karten, lege eine und wirf den Rest ab; ziehe drei, lege eine; ziehe zwei, lege eine.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.4': {
    title: 'Solo: kritische Gebiete',
    text: 'Zu Beginn der Wellen I und II nennen vier Torkarten offen kritische Gebiete. Nach den Invasionen und Champions dieser Welle musst du in jedem von ihnen eine Höhle kontrollieren, sonst hast du verloren.',
    ruling:
      'Unser eigener Entwurf; die Regel selbst ist aus der Vorschau bekannt. Diese Karten werden zurückgemischt, bevor die Invasionen der Welle ausgelegt werden.',
  },
  'MK-21.5': {
    title: 'Solo: Champions',
    text: 'Du gewinnst einen Champion, wenn dein Einfluss dort in Welle I, II oder III 4, 5 oder 6 erreicht; sonst darfst du den Trostpreis nehmen.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.6': {
    title: 'Solo: Stimmen der Zwerge',
    text: 'Am Ende der Wellen I und II erhalten die Zwerge eine Stimme jedes Stammes, in dessen Gebiet sie mehr Höhlen halten, als du kontrollierst. Auf den Stammesleisten stehen sie wie ein Rivale.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.7': {
    title: 'Solo: Entscheidungen der Zwerge',
    text: 'Wo die Zwerge unentschlossen sind, entscheidest du.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.8': {
    title: 'Solo: die letzte Welle',
    text: 'Bei dir zählt nur die Ehre aus Welle III. Bei den Zwergen zählen der Wert jeder Großen Halle, die sie gewinnen, oder ihr Anteil, ihre Plätze auf den Stammesleisten, 1 für jede überrannte Höhle und die Schwierigkeit. Du gewinnst, wenn du mehr hast als sie.',
    ruling:
      'Unser eigener Entwurf. Der Schwierigkeitsgrad zählt 0 (sanft), 4 (ausgewogen), 15 (heftig) oder 30 (grimmig).',
  },
} satisfies Record<string, RuleEntry>
