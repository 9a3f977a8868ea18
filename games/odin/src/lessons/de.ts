import type { en } from './en.ts'

/** Was in den Lektionen gesagt wird. Namen von Dingen, die man berühren soll, stehen zwischen Sternen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  vikings: 'Wikinger und Spalten',
  'vikings.board':
    'Der Aktionsplan hat vier Spalten. Ein Feld der ersten braucht einen Wikinger, eines der zweiten zwei, und so weiter bis vier. Je mehr Wikinger, desto mehr bringt es.',
  'vikings.one':
    'Du hast sechs Wikinger. Der Wochenmarkt in der ersten Spalte gibt für einen davon Bohnen und 1 Silber.',
  'vikings.one.do': 'Schick einen Wikinger auf den *Wochenmarkt* in der ersten Spalte.',
  'vikings.one.not': 'Das darfst du, aber fangen wir mit dem Billigsten an.',
  'vikings.taken':
    'Astrid hat mit zwei Wikingern Met geholt. Ein besetztes Feld ist für diese Runde vergeben.',
  'vikings.two':
    'Zwei Wikinger bauen aus zwei Holz eine Knorr. Schiffe liegen in deiner Bucht und zählen am Ende.',
  'vikings.two.do': 'Bau in der zweiten Spalte eine *Knorr*.',
  'vikings.two.not': 'Das darfst du, aber Schiffe bringen dich weiter.',
  'vikings.three':
    'Astrid hat gepasst. Du hast noch drei Wikinger, gerade genug für ein Feld der dritten Spalte. Dort zieht man auch eine Ausbildung.',
  'vikings.three.do':
    'Setz deine letzten Wikinger ein; der *Wochenmarkt* der dritten Spalte gibt am meisten.',
  'vikings.done':
    'Fertig. Hat niemand mehr Wikinger, endet die Runde: Einnahmen, Festmahl, Prämien, und alle nehmen ihre Wikinger zurück, mit einem mehr.',

  tiles: 'Aus Waren werden Marken',
  'tiles.goods':
    'Waren haben vier Farben. Orangefarbene und rote sind Nahrung, grüne und blaue legt man auf Pläne. Aufwerten macht aus Orange Rot, aus Rot Grün, aus Grün Blau.',
  'tiles.upgrade': 'Dein Stockfisch und deine Milch sind rot: einen Schritt vor Grün.',
  'tiles.upgrade.do': 'Schick einen Wikinger, um *zwei Waren aufzuwerten*.',
  'tiles.upgrade.not': 'Das darfst du, aber wir wollen etwas zum Ablegen.',
  'tiles.green': 'Eine Marke behält ihre Form und wechselt die Farbe: Stockfisch zu Fell, Milch zu Wolle.',
  'tiles.green.do': 'Werte *beide* Waren auf.',
  'tiles.green.not': 'Du darfst noch eine Ware aufwerten. Verschenk das nicht.',
  'tiles.lay': 'Grüne und blaue Waren darf man jederzeit ablegen, auch wenn andere am Zug sind.',
  'tiles.lay.do': 'Leg ein *Fell* auf deinen Heimatplan.',
  'tiles.lay.not': 'Das darfst du, aber dann bleibt das Fell im Vorrat.',
  'tiles.apart': 'Zwei grüne Marken dürfen sich nicht mit einer Seite berühren. Blaue dürfen überall liegen.',
  'tiles.apart.do': 'Leg die *Wolle* dorthin, wo sie kein Grün berührt.',
  'tiles.apart.not': 'Sie muss irgendwo auf dem Plan liegen.',
  'tiles.done':
    'Fertig. Abgedeckte Felder kosten keinen Punkt mehr. Deine Einnahmen sind die kleinste offene Zahl der Diagonale; abdecken darfst du sie, sobald links unten davon alles abgedeckt ist. Ein ringsum eingeschlossenes, offenes Warensymbol bringt jede Runde eine Prämie.',

  feast: 'Das Festmahl',
  'feast.table':
    'Jede Runde endet mit einem Festmahl. Die Tafel hat ein Feld für jeden deiner Wikinger; ausgewanderte Schiffe machen sie kürzer. Jedes leere Feld ist eine Thingstrafe von drei Punkten.',
  'feast.order':
    'Orange neben Orange und Rot neben Rot ist verboten. Von jeder Sorte darf eine Marke mit der längeren Seite anliegen, jede weitere nur mit der kürzeren.',
  'feast.hold': 'Der Plan, der am wenigsten verschwendet, liegt schon da.',
  'feast.hold.do': 'Belege die Tafel oder nimm den gezeigten *Plan*, und richte das Festmahl aus.',
  'feast.hold.not': 'Dabei geht etwas verloren. Versuch den gezeigten Plan.',
  'feast.done':
    'Fertig, und keine Strafe. Silber füllt jedes Feld, aber Silber sind Punkte: Erst kochen, zuletzt zahlen.',

  hunt: 'Auf der Jagd',
  'hunt.dice':
    'Gejagt wird mit Würfeln. Niedrig ist gut: Was du würfelst, zahlst du mit Bogen und Holz. Du darfst bis zu dreimal würfeln, der letzte Wurf gilt.',
  'hunt.go':
    'Du hast einen Bogen und zwei Holz: genug für eine Drei. Fünf der acht Seiten sind höher, aber drei Würfe sind drei Versuche.',
  'hunt.go.do': 'Schick einen Wikinger auf die *Wildjagd*.',
  'hunt.go.not': 'Das darfst du, aber der Bogen will benutzt werden.',
  'hunt.roll': 'Der Würfel hat acht Seiten.',
  'hunt.roll.do': '*Würfle*.',
  'hunt.again': 'Sieben ist zu viel. Zwei Würfe bleiben.',
  'hunt.again.do': 'Würfle *noch einmal*.',
  'hunt.again.not': 'Wer aufgibt, bekommt 1 Holz und einen Bogen, aber du hast noch Würfe.',
  'hunt.pay': 'Drei: ein Bogen und zwei Holz.',
  'hunt.pay.do': 'Erkläre den *Erfolg* und zahle.',
  'hunt.pay.not': 'Dieser Wurf ist bezahlbar. Nimm ihn.',
  'hunt.kinds':
    'Fallestellen und Walfang gehen genauso: Fallen bringen Pelz, Speere Wale. Für den Walfang brauchst du ein Walfangboot und würfelst mit zwölf Seiten; Erz auf dem Boot senkt den Wurf.',
  'hunt.done':
    'Fertig: Wildfleisch und ein Fell. Wer scheitert, zahlt nichts und bekommt 1 Holz und eine Waffe, beim Fallestellen und Walfang auch Wikinger zurück.',

  sea: 'Über das Meer',
  'sea.ships':
    'Walfangboote, Knorren und Drachenschiffe liegen in deiner Bucht. Sie bringen dich zu Inseln, zu Beute und in eine neue Heimat.',
  'sea.build': 'Eine Knorr braucht zwei Holz.',
  'sea.build.do': 'Bau eine *Knorr*.',
  'sea.build.not': 'Das darfst du, aber ohne Schiff gibt es keine Fahrt.',
  'sea.explore': 'Inseln sind eigene Pläne: Punkte, Felder zum Abdecken und Silber, das sich darauf sammelt.',
  'sea.explore.do': 'Geh in der zweiten Spalte auf *Entdeckung*.',
  'sea.explore.not': 'Das darfst du, aber die Inseln warten nicht ewig.',
  'sea.isle': 'Jede Insel hat eigene Felder, Einnahmen und Prämien. Sieh sie dir an, bevor du wählst.',
  'sea.isle.do': 'Wähle eine *Insel*.',
  'sea.emigrate':
    'Die Knorr ist nicht verbraucht. Auswandern kostet so viel Silber wie die Nummer der Runde, jetzt drei. Es bringt viele Punkte und macht jedes Festmahl kürzer.',
  'sea.emigrate.do': '*Wandere* mit der Knorr *aus*.',
  'sea.emigrate.not': 'Das darfst du, aber Auswandern wird jede Runde teurer.',
  'sea.raid':
    'Mit Drachenschiffen überfällt und plündert man. Dort ist ein hoher Wurf gut. Steine und Langschwerter kommen dazu, beim Plündern auch das Erz an Bord. Du nimmst eine blaue Ware, deren Schwertwert das Ergebnis nicht übersteigt.',
  'sea.done': 'Fertig. Offene Felder einer Insel zählen auch gegen dich: Entdecke, was du füllen kannst.',

  craft: 'Handwerk und Ausbildungen',
  'craft.strips':
    'Holz, Stein und Erz kommen von Bergstreifen. Man nimmt von links, und am Ende wartet Silber.',
  'craft.take': 'Nimm zwei Dinge von einem Streifen.',
  'craft.take.do': 'Schick einen Wikinger in die *Berge* und nimm zwei *Holz*.',
  'craft.take.not': 'Das darfst du, aber die Truhe braucht Holz.',
  'craft.chest':
    'Handwerk macht aus Rohstoffen blaue Waren, die überall liegen dürfen. Eine Truhe braucht Holz oder Erz.',
  'craft.chest.do': 'Stell eine *Truhe* her.',
  'craft.chest.not': 'Das darfst du, aber eine blaue Marke ist mehr wert.',
  'craft.houses':
    'Aus Holz baut man Schuppen, aus Stein Steinhäuser und Langhäuser. Das sind eigene Pläne, und in Häusern darf auch Nahrung liegen.',
  'craft.hand':
    'Ausbildungen sind Karten, die nur du kennst, bis du sie spielst. Gelb wirkt sofort, blau jederzeit, rot und grün, wenn etwas geschieht.',
  'craft.play':
    'Man spielt sie auf eigenen Feldern aus, und eine weitere immer dann, wenn man vier Wikinger auf ein Feld setzt.',
  'craft.play.do': 'Spiel *beide* Karten aus.',
  'craft.play.not': 'Hier darfst du noch eine Karte ausspielen.',
  'craft.done': 'Fertig. Auch Punkte stehen darauf. Lies bei jeder Karte, was sie jetzt tut.',

  end: 'Das Ende',
  'end.minus': 'Die letzte Runde. Jedes Feld, das noch −1 zeigt, kostet einen Punkt, auf jedem Plan.',
  'end.lay': 'Jetzt kannst du zum letzten Mal Waren ablegen. Was im Vorrat bleibt, ist nichts wert.',
  'end.lay.do': 'Leg *Fell, Wolle und Leinen* ab.',
  'end.lay.not': 'Dabei geht etwas verloren. Leg alle drei ab.',
  'end.done':
    'Fertig. Schiffe, Auswanderungen, Inseln, Häuser, Tiere, Karten und Silber kommen dazu. Die Abrechnung zeigt jeden Punkt.',
}
