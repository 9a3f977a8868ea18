import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Das Festmahl, Schiffe und Bewaffnung. */
export const feast = {
  'FO-6.1': {
    title: 'Zu belegende Felder',
    text: 'Die Festtafel hat 12 Felder in einer Reihe. Zu belegen sind die ohne Wikinger und ohne ausgewandertes Schiff: Nummer der Runde + 5 im langen, + 6 im kurzen Spiel, je ausgewandertem Schiff 2 weniger. Die Schiffe liegen links, die noch nicht gekommenen Wikinger stehen rechts.',
  },
  'FO-6.2': {
    title: 'Was serviert werden darf',
    text: 'Orangefarbene und rote Waren aus dem eigenen Vorrat, Tiere aus den eigenen Ställen und einzelne Münzen zu 1 Silber. Grüne und blaue Waren, Sondermarken und Baustoffe sind keine Nahrung.',
  },
  'FO-6.3': {
    title: 'Farben wechseln sich ab',
    text: 'Keine orangefarbene Marke darf direkt neben einer orangefarbenen liegen und keine rote neben einer roten. Eine Münze oder ein freies Feld dazwischen trennt sie; Münzen dürfen nebeneinanderliegen.',
  },
  'FO-6.4': {
    title: 'Eine lange Seite pro Sorte',
    text: 'Von jeder Sorte darf nur eine Marke mit der längeren Seite auf der Festtafel liegen; jede weitere liegt mit der kürzeren. Auch die einzige darf so liegen. Quadratische Marken betrifft das nicht.',
    ruling: 'Ein Tier zählt trächtig oder nicht als dieselbe Sorte.',
  },
  'FO-6.5': {
    title: 'Auf der Tafel, auf einem zu belegenden Feld',
    text: 'Marken liegen nicht übereinander, nicht auf ausgewanderten Schiffen und ragen nicht über die Tafel hinaus.',
    ruling:
      'Jede Marke muss mindestens ein zu belegendes Feld bedecken; sie darf über Felder ragen, auf denen noch Wikinger stehen, aber nicht über das zwölfte Feld hinaus. Quelle: englisches Regelheft; das deutsche verbietet nur, die Tafel zu überschreiten. Alternative: gar kein Überstand.',
  },
  'FO-6.6': { title: 'Münzen', text: 'Auf die Festtafel kommen nur Münzen zu 1 Silber, eine pro Feld.' },
  'FO-6.7': {
    title: 'Thingstrafen',
    text: 'Für jedes zu belegende Feld, das frei bleibt, ob man nicht kann oder nicht will, nimmt man eine Thingstrafe, am Ende −3 Punkte. Sie lässt sich nicht zurückgeben.',
  },
  'FO-6.8': {
    title: 'Abräumen',
    text: 'Am Ende der Phase kommen alle Marken und Münzen der Festtafel in den allgemeinen Vorrat. Ausgewanderte Schiffe bleiben.',
    ruling:
      'Zum Planen darf Nahrung schon vorher auf die Tafel gelegt werden; sie gehört weiter zum Vorrat und darf bis zum Festmahl anders genutzt werden.',
  },

  'FO-7.1': {
    title: 'Schiffskauf',
    text: 'Jederzeit darf man Schiffe für Silber kaufen: Walfangboot 3, Knorr 5, Drachenschiff 8. Kaufen ist nicht Bauen.',
  },
  'FO-7.2': {
    title: 'Anlegestellen',
    text: 'Die Bucht hat 3 Anlegestellen für Walfangboote und 4 für große Schiffe (Knorr und Drachenschiff). Ein Schiff braucht eine freie Anlegestelle seiner Größe; Walfangboote dürfen nicht auf große.',
  },
  'FO-7.3': {
    title: 'Erz laden',
    text: 'Jederzeit, aber nicht während einer Aktion, darf Erz aus dem Vorrat auf Schiffe gelegt werden: eines auf ein Walfangboot, das dazu ein aufgedrucktes hat, bis zu drei auf ein Drachenschiff. Knorren tragen keines.',
    ruling:
      'Eine Aktion reicht vom Einsetzen der Wikinger bis zu ihrem Ende; Erz wird also vor dem Einsetzen oder nach der Aktion geladen; Erz, das man mitten in einer Aktion bekommt, muss warten. Sind andere am Zug, darf frei geladen werden.',
  },
  'FO-7.4': {
    title: 'Geladenes Erz bleibt',
    text: 'Erz auf einem Schiff kann nicht zurückgenommen werden. Es ist verloren, wenn das Schiff auswandert oder abgegeben wird.',
    ruling:
      'Der Umrüster erlaubt seinem Besitzer, Erz jederzeit zurückzunehmen, auch in der eigenen Aktion; nur das Aufladen muss bis zu ihrem Ende warten (FO-7.3).',
  },
  'FO-7.5': {
    title: 'Schiffe werden nicht verbraucht',
    text: 'Eine Aktion, die ein Schiff verlangt, verbraucht es nicht; dasselbe Schiff darf in einer Runde mehreren Aktionen dienen.',
  },
} satisfies Record<string, RuleEntry>
