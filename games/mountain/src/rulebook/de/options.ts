import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Optionen. */
export const options = {
  'MK-22.1': {
    title: 'Schwierigkeitsgrad (Solo)',
    text: 'sanft: drei kritische Gebiete, zwei Invasionen in Welle I, danach drei. ausgewogen, wenn nichts gesagt ist: drei kritische Gebiete; drei, drei und vier Invasionen; ein Einfluss mehr beim Champion, den die Zwerge wollen. heftig: dazu vier kritische Gebiete und je ein Zwerg mehr in den Invasionen der Welle II. grimmig: wie heftig, dazu je zwei Zwerge mehr in den Invasionen der Welle III und zwei Einfluss mehr beim gewollten Champion.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-22.2': {
    title: 'Eigene Karten (Option)',
    text: 'Pläne, Ahnenkarten, Champions, Rad, Zuwachsleiste, Stimmplättchen und Vorratsleiste lassen sich durch eine Datei ersetzen. Was wir rekonstruiert haben, ist als solches gekennzeichnet.',
  },
  'MK-22.3': {
    title: 'Sagas (Solo)',
    text: 'Eine kurze Geschichte statt des ganzen letzten Gefechts, mit eigenem Aufbau und eigenem Ziel; ein verlorenes kritisches Gebiet beendet auch sie. Der erste Schnee: Welle I mit einem Vorrat weniger; kontrolliere Höhlen in allen sieben Gebieten. Die zerbrochenen Tore: Welle II mit einem Vorrat mehr und sechs Torkarten für die ersten Zwerge; höchstens 12 überrannte Höhlen. Die Hallen des Königs: Welle III mit drei Vorräten mehr; gewinne allein drei Große Hallen. Das entfesselte Rad: Wellen I und II, Zuwachs und Stein drei und fünf Felder weiter; 10 Ehre vom Zwergenrad. Die zwei Erben: Wellen I und II mit je einem Champion; gewinne beide. Das hohle Heer: alle Wellen mit fünf Zwergen jeder Stärke; liege in der letzten Abrechnung 25 voraus.',
    ruling: 'Unser eigener Entwurf.',
  },
} satisfies Record<string, RuleEntry>
