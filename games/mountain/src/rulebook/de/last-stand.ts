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
    text: 'Die Seite für 2–3 Spieler, drei Torkarten für die ersten Zwerge, drei Champions in der Auslage. Wie viele Invasionen eine Welle hat und wie viele Zwerge kommen, hängt vom Schwierigkeitsgrad ab (MK-22.1).',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.3': {
    title: 'Solo: Ahnentafel',
    text: 'Ziehe vier Karten, lege eine und wirf den Rest ab; ziehe drei, lege eine; ziehe zwei, lege eine.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.4': {
    title: 'Solo: kritische Gebiete',
    text: 'Zu Beginn der Wellen I und II nennen Torkarten offen kritische Gebiete: drei oder vier, je nach Schwierigkeitsgrad. Nach den Invasionen und Champions dieser Welle musst du in jedem von ihnen eine Höhle kontrollieren, sonst hast du verloren.',
    ruling:
      'Unser eigener Entwurf; die Regel selbst ist aus der Vorschau bekannt. Diese Karten werden zurückgemischt, bevor die Invasionen der Welle ausgelegt werden.',
  },
  'MK-21.5': {
    title: 'Solo: Champions',
    text: 'Die Zwerge werben mit. Zu Beginn jeder Welle liegt ihre Scheibe bei jedem Champion: Einfluss 3, 4 oder 5 in Welle I, II oder III, je nach Schwierigkeitsgrad bis zu 2 mehr bei dem, den sie wollen: dem ersten, dessen Stamm kritisch ist, sonst dem am weitesten links. Mit mehr als dem gewinnst du einen Champion; sonst nehmen ihn die Zwerge und erhalten eine Stimme seines Stammes, und du darfst den Trostpreis nehmen.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.6': {
    title: 'Solo: Stimmen der Zwerge',
    text: 'Am Ende der Wellen I und II erhalten die Zwerge eine Stimme jedes Stammes, in dessen Gebiet sie mehr Höhlen halten, als du kontrollierst. Auf den Stammesleisten stehen sie wie ein Rivale.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.7': {
    title: 'Solo: der Wille der Zwerge',
    text: 'Wo „am einfachsten“ und „am nächsten“ den Zwergen einer Invasion mehrere Höhlen lassen, wählen sie selbst: zuerst eine Höhle eines kritischen Gebiets, dann die, deren Große Hallen zusammen am meisten wert sind, dann die erste in der Reihenfolge des Plans. In einer Bresche entscheidest du wie immer.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.8': {
    title: 'Solo: die letzte Welle',
    text: 'Bei dir zählt die Ehre aus Welle III ganz und die Hälfte der früheren, abgerundet. Bei den Zwergen zählen der Wert jeder Großen Halle, die sie gewinnen, oder ihr Anteil, ihre Plätze auf den Stammesleisten, 1 für jede überrannte Höhle und 2 für jeden Zwerg, der geplündert hat. Du gewinnst, wenn du mehr hast als sie.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.9': {
    title: 'Solo: Plünderung',
    text: 'Zwerge, die kommen müssten und in keine Höhle gelangen, weil der Vorrat leer ist oder jeder Weg in überrannten Höhlen endet, plündern stattdessen. Jeder zählt am Ende 2 für die Zwerge.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.10': {
    title: 'Solo: wie es ausging',
    text: 'Je nach Vorsprung ist der Berg knapp gehalten (ab 1), fest (ab 15), glorreich (ab 35) oder ein Gefecht für die Legenden (ab 60). Ohne Vorsprung oder ohne ein kritisches Gebiet ist er gefallen.',
    ruling: 'Unser eigener Entwurf.',
  },
} satisfies Record<string, RuleEntry>
