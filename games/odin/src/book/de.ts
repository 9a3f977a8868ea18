import type { en } from './en.ts'

/** Die erste Seite des Regelbuchs, Beschriftungen und Bildtexte. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  'one.goal.title': 'Worum es geht',
  'one.goal':
    'Du führst einen Wikingerclan. Dein Heimatplan beginnt mit 86 Minuspunkten; *Marken darauf* nehmen sie weg und bringen Einnahmen. Schiffe, Inseln, Häuser, Tiere und Auswanderer bringen Punkte dazu. Wer nach der letzten Runde am meisten hat, gewinnt.',
  'one.round.title': 'Eine Runde',
  'one.round':
    'Ein neuer Wikinger, die Ernte, eine Waffe. Dann werden reihum Wikinger eingesetzt. Es folgen Einnahmen, Nachwuchs, das *Festmahl* und die Prämien, und die Wikinger kommen heim. Sieben Runden, im kurzen Spiel sechs.',
  'one.vikings.title': 'Wikinger einsetzen',
  'one.vikings':
    'Ein Feld braucht je nach Spalte *einen bis vier* Wikinger und wird sofort genutzt, jedes einmal je Runde. In der dritten Spalte ziehst du eine Ausbildung, in der vierten darfst du eine ausspielen.',
  'one.goods.title': 'Waren',
  'one.goods':
    'Orangefarben und rot ist Nahrung, *grüne und blaue Marken decken Felder ab*. Aufwerten macht aus einer Marke eine derselben Form in der nächsten Farbe: Orange, Rot, Grün, Blau.',
  'one.tiles.title': 'Marken ablegen',
  'one.tiles':
    'Jederzeit. *Grün liegt nie neben Grün*, nur Ecke an Ecke; Blau darf alles berühren. Silber und Erz decken einzelne Felder ab. In Häusern ist auch Nahrung erlaubt, dazu Plätze für Holz und Stein.',
  'one.income.title': 'Einnahmen und Prämien',
  'one.income':
    'Die Zahlen der Diagonale werden von links unten her abgedeckt; die niedrigste sichtbare ist deine *Einnahme*. Ein offenes Symbol, um das alle Felder abgedeckt sind, gibt jede Runde seine Ware.',
  'one.feast.title': 'Das Festmahl',
  'one.feast':
    'Belege so viele Felder der Festtafel, wie du Wikinger hast, mit Nahrung, Tieren und einzelnen Münzen. Orange und Rot *wechseln sich ab*, und von jeder Sorte liegt nur eine Marke längs. Jedes offene Feld ist eine Thingstrafe: 3 Punkte weniger.',
  'one.hunt.title': 'Jagd und Überfall',
  'one.hunt':
    'Bis zu drei Würfe. Bei der Jagd ist *niedrig* gut: Man zahlt das Ergebnis mit Holz und passenden Waffen. Beim Überfall ist hoch gut, und Steine und Schwerter zählen dazu. Wer scheitert, bekommt eine Entschädigung.',
  'one.ships.title': 'Schiffe',
  'one.ships':
    'Walfangboote, Knorren, Drachenschiffe. Man jagt damit Wale, überfällt, *entdeckt* Inseln als weitere Pläne und *wandert aus*: viele Punkte, und weniger Gäste am Tisch.',
  'one.cards.title': 'Ausbildungen',
  'one.cards':
    'Jeder beginnt mit einer Karte. Ausgespielt wirkt sie sofort, jederzeit oder immer, wenn etwas Bestimmtes geschieht, und bringt oft Punkte.',
  'one.end.title': 'Das Ende',
  'one.end':
    'Nach dem letzten Festmahl: Schiffe, Auswanderer, Inseln, Häuser, Tiere, Karten, Silber; weniger alles Offene und 3 je Thingstrafe.',

  'fig.start': 'So beginnen alle.',
  'fig.start.home': 'Heimatplan',
  'fig.start.home.about': 'jedes offene Feld mit Minus kostet am Ende einen Punkt',
  'fig.start.goods': 'Waren',
  'fig.start.goods.about': 'Erbsen, Bohnen, Flachs, Met: genug für das erste Festmahl',
  'fig.start.bay': 'Bucht',
  'fig.start.bay.about': 'noch kein Schiff',

  'fig.columns': 'Derselbe Markt in drei Größen. Was du nehmen darfst, ist markiert.',
  'fig.columns.one': '1 Wikinger',
  'fig.columns.one.about': 'wenig, für einen',
  'fig.columns.two': '2 Wikinger',
  'fig.columns.two.about': 'mehr',
  'fig.columns.three': '3 Wikinger',
  'fig.columns.three.about': 'viel, und eine Ausbildung ziehen',
  'fig.columns.four': '4 Wikinger',
  'fig.columns.four.about': 'am meisten, und eine Ausbildung ausspielen',

  'fig.goods': 'Was Ada besitzt.',
  'fig.goods.goods': 'Waren nach Farbe',
  'fig.goods.goods.about': 'je Farbe eine Reihe, je Form eine Spalte: Aufwerten geht eine Reihe weiter',
  'fig.goods.animals': 'Stall',
  'fig.goods.animals.about': 'Schafe und Rinder; sie sind Nahrung und Punkte',
  'fig.goods.weapons': 'Waffen',
  'fig.goods.weapons.about': 'für Jagd und Überfall',

  'fig.home': 'Marken auf dem Heimatplan.',
  'fig.home.home': 'Heimatplan',
  'fig.home.home.about':
    'grüne Marken liegen getrennt, die blaue verbindet; Zahlen werden von links unten abgedeckt',

  'fig.income': 'Woher Silber kommt.',
  'fig.income.home': 'Diagonale',
  'fig.income.home.about': 'die niedrigste sichtbare Zahl ist die Einnahme',
  'fig.income.island': 'Insel',
  'fig.income.island.about': 'hat eine eigene Diagonale und eigene Symbole',

  'fig.feast': 'Ada belegt in Runde 4 die Festtafel.',
  'fig.feast.table': 'Festtafel',
  'fig.feast.table.about': 'neun Felder; die übrigen halten Wikinger frei, die noch kommen',

  'fig.bay': 'Adas Schiffe.',
  'fig.bay.bay': 'Bucht',
  'fig.bay.bay.about':
    'drei Anlegestellen für Walfangboote, vier für große Schiffe; geladenes Erz ist zu sehen',

  'fig.cards': 'Was die dritte und vierte Spalte noch bringen.',
  'fig.cards.third': 'Spalte 3',
  'fig.cards.third.about': 'zuerst eine Ausbildung ziehen',
  'fig.cards.fourth': 'Spalte 4',
  'fig.cards.fourth.about': 'eine ausspielen, vor oder nach der Aktion',
  'fig.cards.card': 'Deine Karten',
  'fig.cards.card.about': 'auf der Hand und ausgespielt',

  'fig.build': 'Wo Häuser und Schiffe gebaut werden.',
  'fig.build.whaling': 'Walfangboot',
  'fig.build.whaling.about': '1 Holz',
  'fig.build.knarr': 'Knorr',
  'fig.build.knarr.about': '2 Holz',
  'fig.build.longship': 'Drachenschiff',
  'fig.build.longship.about': '2 Holz, für Überfälle',
  'fig.build.shed': 'Schuppen',
  'fig.build.shed.about': '2 Holz',
  'fig.build.stone': 'Steinhaus',
  'fig.build.stone.about': '1 Stein',
  'fig.build.long': 'Langhaus',
  'fig.build.long.about': '2 Steine',

  'fig.market': 'Woher Nahrung kommt.',
  'fig.market.one': 'Wochenmarkt',
  'fig.market.one.about': 'je mehr Wikinger, desto mehr Waren',
  'fig.market.sheep': 'Viehmarkt',
  'fig.market.sheep.about': 'Tiere für Silber',
  'fig.market.mead': 'Met',
  'fig.market.mead.about': '2 Met und 2 Silber',
  'fig.market.fish': 'Stockfisch',
  'fig.market.fish.about': 'einer, für einen Wikinger',

  'fig.craft': 'Was woraus wird.',
  'fig.craft.chest': 'Truhe',
  'fig.craft.chest.about': 'aus Holz oder Erz',
  'fig.craft.rune': 'Runenstein',
  'fig.craft.rune.about': 'aus Stein',
  'fig.craft.linen': 'Leinen',
  'fig.craft.linen.about': 'aus Flachs',
  'fig.craft.forge': 'Schmiede',
  'fig.craft.forge.about': 'aus Silber Schmuck oder eine Sondermarke',

  'fig.mountain': 'Berge und Aufwerten.',
  'fig.mountain.strips': 'Bergstreifen',
  'fig.mountain.strips.about': 'man nimmt vom linken Ende',
  'fig.mountain.take': 'Zwei nehmen',
  'fig.mountain.take.about': 'bis zu zwei von einem Streifen',
  'fig.mountain.upgrade': 'Zwei aufwerten',
  'fig.mountain.upgrade.about': 'zwei Marken eine Farbe weiter',

  'fig.dice': 'Eine Jagd: Der Würfel zeigt 4.',
  'fig.dice.dice': 'Der Wurf',
  'fig.dice.dice.about': '4 mit Holz und Bogen zahlen, neu würfeln oder scheitern',

  'fig.overseas': 'Wege in die Ferne.',
  'fig.overseas.short': 'Nah',
  'fig.overseas.short.about': 'jedes Schiff genügt',
  'fig.overseas.medium': 'Weiter',
  'fig.overseas.medium.about': 'Knorr oder Drachenschiff',
  'fig.overseas.long': 'Amerika',
  'fig.overseas.long.about': 'ein Drachenschiff und drei Wikinger',
  'fig.overseas.emigrate': 'Auswanderung',
  'fig.overseas.emigrate.about': 'ein Schiff wird umgedreht, für so viel Silber wie die Runde',

  'fig.hand': 'Ausbildungen.',
  'fig.hand.hand': 'Deine Karten',
  'fig.hand.hand.about': 'was auf der Hand ist, sieht sonst niemand',
  'fig.hand.play': 'Ausspielen',
  'fig.hand.play.about': 'eines der Felder dafür',

  'fig.limits': 'Wovon es nur wenig gibt.',
  'fig.limits.forge': 'Sondermarken',
  'fig.limits.forge.about': 'jede gibt es einmal',
  'fig.limits.strips': 'Streifen',
  'fig.limits.strips.about': 'ein leerer Streifen verlässt das Spiel',

  'fig.minus': 'Was noch Punkte kostet.',
  'fig.minus.home': 'Heimatplan',
  'fig.minus.home.about': 'jedes offene Feld mit Minus: −1',
  'fig.minus.house': 'Haus',
  'fig.minus.house.about': 'sein Wert, weniger die offenen Felder',
  'fig.minus.rival': 'Ein Mitspieler',
  'fig.minus.rival.about': 'die Punkte aller sieht man jederzeit',

  'fig.alone': 'Allein bleiben die Wikinger der letzten Runde stehen.',
  'fig.alone.blocked': 'Besetzt',
  'fig.alone.blocked.about': 'von der anderen Farbe, eine Runde lang',
  'fig.alone.free': 'Frei',
  'fig.alone.free.about': 'darf jetzt genutzt werden',

  'fig.short': 'Das kurze Spiel hat sechs Runden.',
  'fig.short.table': 'Festmahl',
  'fig.short.table.about': 'von Anfang an ein Wikinger mehr',

  occupied: 'ein Feld für zwei',
  'occupied.0': 'Der Met steht in der zweiten Spalte: Er braucht *zwei* Wikinger.',
  'occupied.1': 'Ada schickt zwei und hat noch drei.',
  'occupied.2': 'Bo kann diese Runde nicht mehr dorthin.',
  'occupied.3': 'Und für ein anderes Feld dieser Spalte ist sein einer Wikinger zu wenig.',

  back: 'ein Wikinger kommt zurück',
  'back.0': 'Ada schickt ihre letzten zwei Wikinger zum Fallestellen.',
  'back.1': 'Jetzt darf sie würfeln.',
  'back.2': 'Eine 8: viel zu hoch.',
  'back.3':
    'Sie gibt auf. Als Entschädigung bekommt sie Holz und eine Falle, und *ein Wikinger kommt zurück*.',
  'back.4': 'Bo zieht, dann hat Ada wieder einen.',

  last: 'wer als Nächster beginnt',
  'last.0': 'Ada ist Startspielerin. Bo hat noch einen Wikinger, Cleo keinen.',
  'last.1': 'Ada passt.',
  'last.2': 'Bo setzt den letzten Wikinger ein: Er beginnt die nächste Runde.',

  upgrade: 'eine Farbe weiter',
  'upgrade.0': 'Ada hat Erbsen, Stockfisch und einen Runenstein.',
  'upgrade.1': 'Sie nimmt das Feld zum Aufwerten.',
  'upgrade.2': 'Rot zu Blau wären zwei Farben.',
  'upgrade.3': 'Rot zu *Grün* in derselben Form: Stockfisch zu Fell.',
  'upgrade.4': 'Eine Marke, ein Schritt: Das neue Fell muss warten.',
  'upgrade.5': 'Der Runenstein ist grün, aber Silbergeschirr hat eine andere Form.',
  'upgrade.6': 'Orange zu Rot: Erbsen zu Met. Mehr gibt es nicht aufzuwerten.',

  coins: 'Münze um Münze',
  'coins.0': 'Ada hat zwei Silber.',
  'coins.1': 'Eine Münze deckt ein Feld ab.',
  'coins.2': 'Münzen dürfen nebeneinander liegen.',
  'coins.3': 'Eine dritte hat sie nicht.',

  takes: 'keine Nahrung auf dem Heimatplan',
  'takes.0': 'Ada hat von allem etwas.',
  'takes.1': 'Öl, Truhe, Gürtel, Silber und Erz dürfen auf den Plan. Erbsen, Schaf und Stein nicht.',
  'takes.2': 'Erbsen sind Nahrung; die gehört nicht auf den Heimatplan.',

  green: 'Grün und Grün',
  'green.0': 'Ada legt Wolle ab, und die ist grün.',
  'green.1': 'Die erste in die Ecke.',
  'green.2': 'Die zweite würde sie mit einer Seite berühren.',
  'green.3': '*Ecke an Ecke* ist erlaubt.',
  'green.4': 'Und die blaue Truhe passt dazwischen: Blau darf alles berühren.',

  diagonal: 'von unten her',
  'diagonal.0': 'Die Zahlen der Diagonale beginnen links unten.',
  'diagonal.1': 'Diese nicht: Die Zahlen darunter sind noch zu sehen.',
  'diagonal.2': 'Öl deckt die erste ab: Einnahme *1*.',
  'diagonal.3': 'Die Truhe die nächste: Einnahme *2*.',

  trial: 'ausprobieren',
  'trial.0': 'Die Wolle liegt schon länger.',
  'trial.1': 'Ada legt eine Truhe daneben.',
  'trial.2': 'Marken dieser Runde darf man zurücknehmen.',
  'trial.3': 'Die Wolle ist älter und bleibt.',

  cells: 'neun Felder',
  'cells.0': 'Runde 4. Ada hat neun Wikinger zu versorgen und zwölf Silber.',
  'cells.1': 'Zehn Münzen: Die zehnte läge auf dem Feld eines Wikingers, der noch nicht da ist.',
  'cells.2': 'Neun sind genau richtig, und es gibt keine Strafe.',

  served: 'was serviert werden darf',
  'served.0': 'Ada hat zwei Silber, ein Schaf, Flachs, Öl und Erz.',
  'served.1': 'Öl ist keine Nahrung.',
  'served.3': 'Getreide schon, aber sie hat keines.',
  'served.4': 'Schaf, Flachs und zwei Münzen: Die Tafel ist voll.',

  alternate: 'Orange, Rot, Orange',
  'alternate.0': 'Erbsen, Flachs und Bohnen sind orangefarben, Met und Stockfisch rot.',
  'alternate.1': 'Orange neben Orange ist nicht erlaubt.',
  'alternate.2': 'Rot neben Rot auch nicht.',
  'alternate.3':
    'Eine Münze trennt, und Münzen dürfen nebeneinander liegen. Ein Feld bleibt offen: *eine Thingstrafe*.',

  long: 'nur einmal längs',
  'long.0': 'Ada hat zwei Salzfleisch und zwei Bohnen.',
  'long.1': 'Nur ein Salzfleisch darf mit der langen Seite an der Tafel liegen.',
  'long.2': 'Das zweite liegt *quer*. So reicht es.',

  penalty: 'offene Felder',
  'penalty.0': 'Ada hat fünf Silber und möchte etwas behalten.',
  'penalty.1': 'Zwei Münzen für sechs Felder: *vier Thingstrafen*, 12 Punkte weniger. Erlaubt ist es.',

  berths: 'eine volle Bucht',
  'berths.0': 'Drei Walfangboote und vier große Schiffe: Die Bucht ist voll.',
  'berths.1': 'Für ein viertes Boot gibt es keine Anlegestelle.',
  'berths.2': 'Und keine für ein fünftes großes Schiff.',
  'berths.4': 'Also nützt auch das Feld nichts, das eines baut.',

  arm: 'Erz an Bord',
  'arm.0': 'Ada hat fünf Erz, ein Walfangboot und ein Drachenschiff mit zwei.',
  'arm.1': 'Eines kommt auf das Boot.',
  'arm.2': 'Für ein zweites ist dort kein Platz.',
  'arm.3': 'Das dritte auf das Drachenschiff.',
  'arm.4': 'Für ein viertes ist kein Platz.',

  imitate: 'tun, was Bo tat',
  'imitate.0':
    'Das Nachahmungsfeld der Spalte 1 wiederholt ein Feld dieser Spalte, das jemand *anderes* genutzt hat.',
  'imitate.1': 'Auf dem Wochenmarkt steht Ada selbst.',
  'imitate.3': 'Stockfisch gekauft hat niemand.',
  'imitate.4': 'Bo hat Stockfisch genommen: Ada bekommt auch einen.',

  strip: 'von links',
  'strip.0': 'Zwei Streifen liegen offen. Ada hat ein Feld für zwei.',
  'strip.1': 'Sie setzt ihre Wikinger ein.',
  'strip.2': 'Drei sind zu viel.',
  'strip.4': 'Zwei vom linken Ende: Holz und Stein.',

  hunted: 'eine gute Jagd',
  'hunted.0': 'Ada hat zwei Holz und einen Bogen.',
  'hunted.1': 'Sie geht auf die Jagd; dreimal darf sie würfeln.',
  'hunted.2': 'Eine *3*. Niedrig ist gut.',
  'hunted.3': 'Zwei Holz und der Bogen zahlen dafür: Fell und Wildfleisch.',

  failed: 'eine glücklose Jagd',
  'failed.0': 'Ada hat zwei Holz und zwei Bogen.',
  'failed.1': 'Sie geht auf die Jagd.',
  'failed.2': 'Eine 3. Mit Holz und Bogen zusammen wäre sie zu zahlen.',
  'failed.3': 'Zwei reichen nicht für eine 3.',
  'failed.5': 'Sie würfelt neu: 7.',
  'failed.6': 'Und ein letztes Mal: 4. Noch könnte sie zahlen.',
  'failed.7': 'Aber sie gibt auf: ein Holz, ein Bogen, und niemand kommt zurück.',

  swords: 'ein Überfall über acht hinaus',
  'swords.0': 'Ein Drachenschiff, zwei Steine und ein Langschwert.',
  'swords.1': 'Ada überfällt.',
  'swords.2': 'Eine *8*. Bei Überfällen ist hoch gut.',
  'swords.3': 'Was sie dazugibt, muss zur Beute passen: Der Schild wäre zu teuer bezahlt.',
  'swords.5': 'Mit zwei Steinen und dem Schwert: 11, eine Schatztruhe.',

  explore: 'eine neue Insel',
  'explore.0': 'Ada hat eine Knorr. Auf den Inseln hat sich Silber gesammelt.',
  'explore.1': 'Sie wählt unter denen, die die Knorr erreicht.',
  'explore.2': 'Labrador liegt zu weit.',
  'explore.3': 'Island gehört ihr, mit *4 Silber*; und das Schiff bleibt ihr.',

  leave: 'auswandern',
  'leave.0': 'Runde 3, drei Silber, ein Drachenschiff.',
  'leave.1': 'Das Feld lässt ein Schiff auswandern.',
  'leave.2':
    'Es kostet so viel Silber wie die Runde. Das Schiff wird umgedreht: *21 Punkte*, und zwei Felder weniger bei jedem Festmahl.',

  stay: 'die andere Farbe',
  'stay.0': 'Allein spielt Ada abwechselnd zwei Farben.',
  'stay.1': 'Ein Wikinger holt Stockfisch.',
  'stay.4': 'Die Runde endet. Dieser Wikinger *bleibt* stehen.',
  'stay.5': 'Also ist das Feld in dieser Runde besetzt.',
}
