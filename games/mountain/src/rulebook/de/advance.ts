import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Vorstoß, Zwergenangriff, Kontrolle erlangen, Verstärkung, Einfluss. */
export const advance = {
  // 7 Vorstoß
  'MK-7.1': {
    title: 'Vorstoß',
    text: 'Wähle eine Höhle und bewege höchstens so viele deiner Trolle hinein, wie die Stärke angibt.',
  },
  'MK-7.2': {
    title: 'Ein Ziel, viele Ausgangsorte',
    text: 'Alle gehen in dieselbe Höhle; sie dürfen aus verschiedenen kommen. Die Entfernung spielt keine Rolle.',
  },
  'MK-7.3': {
    title: 'Der Weg',
    text: 'Auf dem Weg zum Ziel durchquert jeder Troll nur Höhlen, die du betrollt hast; deine Heimstätten zählen immer. Ziel darf jede Höhle sein, nur nicht die Heimstatt eines Rivalen.',
    ruling: 'Es zählt, was betrollt ist, bevor sich der erste Troll bewegt.',
  },
  'MK-7.4': {
    title: 'Rivalen',
    text: 'Trolle bekämpfen einander nie; beliebig viele dürfen sich eine Höhle teilen.',
  },

  // 8 Zwergenangriff
  'MK-8.1': {
    title: 'Angriff',
    text: 'Ist das Ziel überrannt, werden nach der Ankunft der Trolle alle Zwerge dort aufgedeckt. Du gewinnst, wenn du dort mindestens so viele Trolle hast, wie die Zwerge zusammen stark sind.',
  },
  'MK-8.2': {
    title: 'Sieg: Ehre',
    text: 'Du erhältst so viel Ehre, wie die besiegten Zwerge zusammen stark waren.',
  },
  'MK-8.3': {
    title: 'Sieg: Stimme',
    text: 'Dazu kommt eine Stimme des Stammes, dem das Gebiet gehört.',
    ruling: 'Das ist die Stimme für das Erlangen der Kontrolle (MK-9.1), keine weitere.',
  },
  'MK-8.4': {
    title: 'Sieg: Zwerge zum Rad',
    text: 'Die besiegten Marker kommen neben das Rad, und der Radspielstein rückt für jeden ein Feld im Uhrzeigersinn vor. Das erreichte Feld wird nicht aktiviert; wird der Breschenauslöser überschritten, wird die Bresche ausgeführt.',
    ruling:
      'Wird so der Ehrzuwachs-Auslöser überschritten, gibt es keinen Zuwachs: Der Text nennt nur die Bresche. Die Marker liegen zuerst neben dem Rad und zählen für diese Bresche mit.',
  },
  'MK-8.5': {
    title: 'Zurückgeschlagen',
    text: 'Gewinnst du nicht, ziehen sich alle beteiligten Trolle gemeinsam in eine deiner Heimstätten zurück; du wählst, in welche.',
  },
  'MK-8.6': {
    title: 'Zurückgeschlagen: Verschanzung',
    text: 'Ist nur ein Zwerg in der Höhle, kommt verdeckt ein zweiter hinzu. Drei werden es nie.',
  },

  // 9 Kontrolle erlangen
  'MK-9.1': {
    title: 'Kontrolle erlangen',
    text: 'Wenn in einer Höhle zu Beginn deiner Aktion ein Troll oder Zwerg war, du sie da nicht kontrolliert hast und sie am Ende der Aktion kontrollierst, erhältst du eine Stimme ihres Stammes.',
    ruling:
      'Die Anleitung sagt einmal „Beginn deiner Aktion“, einmal „Beginn deines Zuges“; es gilt die Aktion, auch für die zweite von zwei schwachen. Eine Höhle gibt eine Stimme je Aktion; nach einem gewonnenen Angriff ist sie schon gegeben, was auch eine Bresche dort noch anrichtet.',
  },
  'MK-9.2': {
    title: 'Durch jede Aktion',
    text: 'Nicht nur durch einen Vorstoß: Auch Rad, Bresche und Champions können Kontrolle bringen.',
    ruling: 'Eine Aktion, die ein Champion am Ende einer Welle gewährt, ist die seines Besitzers und zählt.',
  },
  'MK-9.3': {
    title: 'Nicht leer, nicht im fremden Zug',
    text: 'Eine Höhle, die zu Beginn der Aktion leer war, gibt keine Stimme, und in der Aktion eines anderen erlangt niemand Kontrolle.',
  },

  // 10 Verstärkung
  'MK-10.1': {
    title: 'Verstärkung',
    text: 'Wähle eine deiner Heimstätten oder eine Höhle, die du dominierst, und stelle höchstens so viele Trolle aus deinem Vorrat hinein, wie die Stärke angibt.',
  },
  'MK-10.2': {
    title: 'Leerer Trollvorrat',
    text: 'Ist gar kein Troll mehr in deinem Vorrat, darfst du für jede übrige Stärke einen deiner Trolle von irgendwo auf dem Plan in diese Höhle bewegen.',
    ruling: 'Auch Championfiguren dürfen so bewegt werden.',
  },

  // 11 Einfluss
  'MK-11.1': {
    title: 'Einfluss',
    text: 'Wähle einen Champion der Auslage und erhalte bei ihm Einfluss in Höhe der Stärke.',
  },
  'MK-11.2': {
    title: 'Erster Einfluss',
    text: 'Wer einen Champion als Allererster beeinflusst, erhält dort 1 Einfluss mehr.',
  },
} satisfies Record<string, RuleEntry>
