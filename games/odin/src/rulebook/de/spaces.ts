import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Die Aktionsfelder ohne Würfel und Fahrten. */
export const spaces = {
  'FO-8.1': {
    title: 'Spalte 3: eine Karte',
    text: 'Wer in Spalte 3 Wikinger einsetzt, zieht zuerst eine dunkelbraune Ausbildung auf die Hand, vor der Aktion.',
    ruling: 'Ist der Stapel leer, wird nichts gezogen.',
  },
  'FO-8.2': {
    title: 'Spalte 4: eine Karte ausspielen',
    text: 'Wer in Spalte 4 Wikinger einsetzt, darf eine Ausbildung von der Hand ausspielen, vor oder nach der Aktion.',
  },
  'FO-8.3': {
    title: 'Nachahmen',
    text: 'Zu viert nutzt man auf einem Nachahmungsfeld mit der Wikingerzahl seiner Spalte die Aktion eines Feldes derselben Spalte, das in dieser Runde ein anderer besetzt hat. Freie und eigene Felder lassen sich nicht nachahmen. Jedes Nachahmungsfeld wird einmal pro Runde genutzt.',
    ruling:
      'Der Bonus der Spalte 3 oder 4 gilt, weil die Wikinger in dieser Spalte stehen. Wikinger, die nach einem Scheitern zurückkommen, kommen vom Nachahmungsfeld. Alternative: kein Spaltenbonus.',
  },
  'FO-8.4': {
    title: 'Kosten und Voraussetzungen',
    text: 'Kosten werden vor dem Ertrag aus dem eigenen Vorrat bezahlt. Getauscht wird genau einmal und nie teilweise.',
    ruling:
      'Wo ein Schiff, eine Anlegestelle oder ein Tier vorausgesetzt wird, muss es da sein, wenn die Aktion ausgeführt wird; die Anleitung sagt nur, dass man es braucht. Ein Schiff, das mit einer vor der Aktion ausgespielten Karte kommt, genügt.',
  },
  'FO-8.5': {
    title: 'Gruppen',
    text: 'Jedes Feld gehört nach seiner Zeile zu einer Gruppe: Hausbau, Schiffbau, Jagd, Viehmarkt, Wochenmarkt, Erzeugnisse, Handwerk, Berge und Handel, Seefahrt, Auswanderung und Ausbildung.',
    ruling:
      'Einige große Felder der Spalte 4 stehen in zwei Zeilen: Das für Haus und Schiff ist Hausbau und Schiffbau, das mit dem Gewürz Wochenmarkt und Erzeugnisse. Die Brandschatzung gehört zur Seefahrt.',
  },

  'FO-9.1': { title: 'Schuppen bauen', text: 'Spalte 1: 2 Holz zahlen, einen Schuppen nehmen.' },
  'FO-9.2': { title: 'Steinhaus bauen', text: 'Spalte 2: 1 Stein zahlen, ein Steinhaus nehmen.' },
  'FO-9.3': { title: 'Langhaus bauen', text: 'Spalte 3: 2 Steine zahlen, ein Langhaus nehmen.' },
  'FO-9.4': {
    title: 'Schiff bauen',
    text: 'Spalte 1: 1 Holz für ein Walfangboot. Spalte 2: 2 Holz für eine Knorr. Spalte 3: 2 Holz für ein Drachenschiff. Eine freie Anlegestelle ist nötig.',
  },
  'FO-9.5': {
    title: 'Haus und Schiff',
    text: 'Spalte 4: 2 Steine und 2 Holz zahlen, entweder Steinhaus und Drachenschiff oder Langhaus und Knorr nehmen.',
    ruling:
      'Eine freie große Anlegestelle ist nötig. Solange eines der beiden Paare vollständig ist, wird ein vollständiges genommen; ist keines der Häuser mehr da, darf der Preis für das Schiff allein bezahlt werden (FO-2.9).',
  },

  'FO-10.1': {
    title: 'Viehmarkt',
    text: 'Spalte 1: 1 Silber für 2 Stockfisch; 2 Silber für 2 Pökelfleisch. Spalte 2: 1 Silber für ein Schaf; 3 Silber für Rind und Milch. Spalte 3: ein Schaf umsonst oder ein Rind für 1 Silber. Spalte 4: 3 Silber für Schaf und Rind. Die Preise gelten für alles zusammen.',
  },
  'FO-10.2': {
    title: 'Wochenmarkt',
    text: 'Spalte 1: Bohnen und 1 Silber. Spalte 2: Flachs, Stockfisch und 1 Silber. Spalte 3: Obst, Öl, Pökelfleisch und 1 Silber. Spalte 4: Gewürz und 1 Silber, dazu 2 Milch bei mindestens einem Rind und 1 Wolle bei mindestens einem Schaf.',
  },
  'FO-10.3': {
    title: 'Milch und Wolle',
    text: 'Spalte 1: 1, 2 oder 3 Milch bei 1, 2 oder mindestens 3 Rindern. Spalte 3: 1, 2 oder 3 Wolle bei 1, 2 oder mindestens 3 Schafen. Ohne das Tier ist das Feld nicht nutzbar.',
  },
  'FO-10.4': { title: 'Met und Silber', text: 'Spalte 2: 2 Met und 2 Silber.' },
  'FO-10.5': {
    title: 'Holz nach Spielerzahl',
    text: 'Spalte 2: so viel Holz, wie Personen spielen, und 1 Erz, aus dem allgemeinen Vorrat.',
  },
  'FO-10.6': { title: 'Stockfisch', text: 'Spalte 1: 1 Stockfisch.' },

  'FO-11.1': {
    title: 'Einfaches Handwerk',
    text: 'Spalte 1: Flachs gegen Leinen; Stein gegen Runenstein und 1 Silber. Spalte 2: Fell und Leinen gegen Kleidung und 2 Silber; Holz oder Erz gegen Truhe und 1 Silber. Jeweils genau einmal.',
  },
  'FO-11.2': {
    title: 'Schmiede',
    text: 'Spalte 3: 1 Erz gegen Schmuck oder gegen eine Sondermarke mit Schmiedezange vom ovalen Plan.',
    ruling:
      'Die Zange tragen Helm, Gewandnadel, Kruzifix, Hufeisen, Schmiedehammer, Fibel und Wurfaxt. Der ovale Plan der ersten Auflage zeigt das Kruzifix bei den anderen; Marke und Anhang zeigen die Zange, und sie entscheiden.',
  },
  'FO-11.3': {
    title: 'Zwei Truhen und zwei Runensteine',
    text: 'Spalte 3: 2 Steine und 2 Holz gegen 2 Runensteine und 2 Truhen.',
    ruling:
      'Alles oder nichts: Das Feld zeigt einen Pfeil. Der Wortlaut des Regelhefts ließe auch eine Teilung zu.',
  },
  'FO-11.4': {
    title: 'Handwerk mit vier Wikingern',
    text: 'Spalte 4: 4 Silber nehmen; dann nach Wunsch einmal Wolle gegen Gewand und einmal Tafelsilber gegen Schmuck.',
  },

  'FO-12.1': {
    title: 'Von einem Streifen nehmen',
    text: 'Bei einer Aktion für n Positionen wählt man einen offenen Streifen und nimmt von links bis zu n Positionen nacheinander, mindestens eine. Holz, Stein, Erz und Silber kommen in den Vorrat.',
    ruling: 'Man darf auch freiwillig weniger als n nehmen. Ein leerer Streifen kommt sofort aus dem Spiel.',
  },
  'FO-12.2': {
    title: 'Mehrere Streifen',
    text: 'Bei 3+2 und 2+2+2+2 kommt jeder Teil von einem anderen Streifen. Teile dürfen entfallen.',
    ruling: 'Bei 3+2 entscheidet man selbst, welcher Streifen drei gibt.',
  },
  'FO-12.3': { title: 'Zwei Silber', text: '„2 Silber“ gelten als eine Position.' },
  'FO-12.4': {
    title: 'Waren aufwerten',
    text: 'Die Felder für Berge und Handel werten höchstens so viele Waren auf wie angegeben, jede um eine Farbe (bei zwei Pfeilen um bis zu zwei). Spalte 1: 2 Waren; oder 1 Position und 1 Ware. Spalte 2: 3 Waren; oder 3 Positionen und 1 Ware. Spalte 3: 4 Waren. Spalte 4: 4 Positionen und 2 doppelte Aufwertungen; oder entweder 2+2+2+2 Positionen oder 3 doppelte Aufwertungen.',
    ruling:
      'Genommen wird vor dem Aufwerten, denn die Reihenfolge ändert nichts; eines von beiden darf entfallen.',
  },
  'FO-12.5': {
    title: 'Aufwerten und Waffen',
    text: 'Spalte 3: bis zu 3 Waren aufwerten und 4 Waffenkarten ziehen.',
  },
  'FO-12.6': {
    title: 'Fernhandel',
    text: 'Spalten 1 und 2: mit mindestens einer Knorr 1 Silber zahlen und beliebig viele verschiedene grüne Waren des Vorrats auf die blaue Seite drehen, von jeder Sorte eine. Marken auf Plänen bleiben, wie sie sind.',
    ruling:
      'Das Silber darf auch gezahlt werden, ohne eine Marke zu drehen; der Anhang setzt das bei Karten voraus, die die Nutzung des Feldes belohnen.',
  },
  'FO-12.7': {
    title: 'Sonderverkauf',
    text: 'Spalte 3: mit mindestens einer Knorr ein oder zwei Sondermarken vom ovalen Plan zum Silberpreis kaufen. Die englische Krone ist nicht zu kaufen.',
  },
} satisfies Record<string, RuleEntry>
