import type { en } from './en.ts'

/** Was in den Lektionen gesagt wird. Namen von Dingen, die man berühren soll, stehen zwischen Sternen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  place: 'Dein erster Arbeiter',
  'place.town':
    'Das ist die Stadt. Jedes Gebäude hat Platz für einen Arbeiter, und wer dort steht, bekommt, was es gibt. Du hast drei Arbeiter, Astrid auch.',
  'place.smokehouse':
    'In der Räucherkammer hängen 2 Nahrung. Krieger auf See müssen essen, also ist Nahrung nie verschwendet.',
  'place.smokehouse.do': 'Schick einen Arbeiter in die *Räucherkammer*.',
  'place.smokehouse.not': 'Das darfst du, aber diesmal holen wir zuerst die Nahrung.',
  'place.taken':
    'Astrid hat den Speerkämpfer beim Speermacher geholt. Ihr Arbeiter bleibt bis zum Ende der Runde: Sonst darf jetzt niemand dorthin.',
  'place.merchant':
    'Manche Orte haben einen Preis. Das Handelsschiff will 1 Münze und gibt alles, was auf seiner Karte steht.',
  'place.merchant.do': 'Bezahl es: Schick einen Arbeiter zum *Handelsschiff*.',
  'place.merchant.not': 'Das darfst du, aber sehen wir zuerst, was eine Münze kaufen kann.',
  'place.warriors':
    'Krieger sind Würfel. Beim Schwertschmied warten zwei Schwertkämpfer, beim Schmied ein Axtkämpfer. Äxte treffen öfter.',
  'place.warriors.do': 'Hol Krieger: beim *Schwertschmied* oder beim *Schmied*.',
  'place.warriors.not': 'Das darfst du, aber bald muss jemand gegen den Troll antreten.',
  'place.done':
    'Fertig. So geht eine Runde: Arbeiter einsetzen, Krieger zuweisen, kämpfen, aufräumen. Wer nach acht Runden den meisten Ruhm hat, gewinnt.',

  troll: 'Ein Troll am Tor',
  'troll.card':
    'Dein Arbeiter steht beim Troll, also ist es dein Kampf. Rot ist der Schadenswert: So viele Krieger fallen in jeder Kampfrunde. Blau ist die Verteidigung: So viele Treffer braucht es, um ihn zu besiegen.',
  'troll.assign':
    'Das durchgestrichene Schwert sagt: Gegen diesen Troll darf kein Schwertkämpfer antreten. Deine drei Axtkämpfer dürfen.',
  'troll.assign.do': 'Schick alle *drei Axtkämpfer* zum Troll und bestätige.',
  'troll.assign.not': 'Weniger Äxte reichen nicht. Deine Krieger sind wieder im Langhaus.',
  'troll.blame':
    'Er ist gefallen und hat im Fallen zugeschlagen: Zwei Axtkämpfer sind fort. Wer den Troll besiegt, wirft eine Schuld ab und bestimmt, wer eine nehmen muss.',
  'troll.blame.do': 'Bestimme, wer die Schuld bekommt: *Astrid* oder *Orm*.',
  'troll.done':
    'Fertig: 6 Ruhm, etwas Holz und keine Schuld. Besiegt ihn niemand, nehmen alle eine Schuld. Je mehr du davon hast, desto mehr kostet jede am Ende.',

  favor: 'Zwei Kämpfe und die Gunst der Götter',
  'favor.two':
    'Zwei Draugr, und du stehst bei beiden. Jeder Krieger geht in einen Kampf; sieh dir also an, was jeder braucht. Die Chancen stehen neben deinem Plan.',
  'favor.assign': 'Der linke hält zwei Treffer aus, der rechte drei.',
  'favor.assign.do':
    'Schick *zwei Axtkämpfer* nach links, einen *Axtkämpfer und den Speerkämpfer* nach rechts und bestätige.',
  'favor.assign.not': 'Das geht, aber dann ist einer der Kämpfe ein Glücksspiel.',
  'favor.again': 'Zweimal leer. Für 1 Gunst darfst du beliebig viele deiner Würfel neu werfen.',
  'favor.again.do': 'Beide *Axtkämpfer* sind schon gewählt: Würfle sie neu.',
  'favor.again.not': 'Mit diesem Wurf verlierst du. Hier ist eine Gunst gut angelegt.',
  'favor.stand':
    'Drei Treffer reichen. Du könntest noch einmal werfen, aber eine behaltene Gunst bringt am Ende 2 Ruhm.',
  'favor.stand.do': '*Behalte* diesen Wurf.',
  'favor.last':
    'Der Schild des Speerkämpfers wehrt einen Verlust ab. Es geht in Kampfrunden weiter, bis eine Seite fort ist.',
  'favor.last.do': 'Kämpf bis zum Ende. *Wer fällt*, bestimmst du.',
  'favor.done': 'Fertig. Draugr bringen Münzen und haben eine Farbe: Drei verschiedene Farben sind ein Set.',

  voyage: 'Hinaus aufs Meer',
  'voyage.sea':
    'Jenseits des Meeres warten Monster mit dem meisten Ruhm. Solange niemand kommt, sammeln sich Münzen auf ihnen. Ein Schiff braucht Krieger, und Krieger brauchen Nahrung.',
  'voyage.ship': 'Das kleine Langschiff kostet nichts und trägt fünf: Krieger und Nahrung zusammen.',
  'voyage.ship.do': 'Schick einen Arbeiter auf das *kleine Langschiff* und das Schiff zur *ersten Küste*.',
  'voyage.ship.not': 'Das darfst du, aber die Fenriswelpen an der ersten Küste sind die leichteste Beute.',
  'voyage.load':
    'An nahen Küsten ernährt 1 Nahrung zwei Krieger, an fernen nur einen. Niemand weiß, was die Reise bringt; wir nehmen also mehr mit, als nötig ist.',
  'voyage.load.do': 'Lade *alle drei Krieger und zwei Nahrung* und bestätige.',
  'voyage.load.not': 'So kann es auslaufen, aber es wird nicht reichen.',
  'voyage.storm': 'Ein Sturm. Etwas muss über Bord: eine Nahrung oder ein Krieger.',
  'voyage.storm.do': 'Wähle, was *verloren* geht und wer hungert; dann wird gekämpft.',
  'voyage.storm.not': 'Mit dieser Mannschaft verlierst du. Sehen wir uns den Sturm noch einmal an.',
  'voyage.done':
    'Fertig: Ruhm, Gunst und die Münzen, die dort lagen. In der Hütte des Weisen siehst du eine Reisekarte, bevor du segelst.',

  glory: 'Wie man gewinnt',
  'glory.sets':
    'Achte Runde. Du hast einen roten, einen blauen und einen gelben Gegner besiegt: Ein Set aus drei Farben bringt am Ende 5 Ruhm. Trolle haben keine Farbe.',
  'glory.destiny':
    'Dein Schicksal ist ein geheimes Ziel: die meisten Münzen. Hast du allein die meisten, bringt es die größere Zahl, bei Gleichstand die kleinere, sonst nichts.',
  'glory.rune':
    'Astrid hat mehr Münzen als du. Runen kann man einmal einsetzen, und am Ende zählen sie trotzdem.',
  'glory.rune.do': 'Geh zum *Runenschmied* und nimm die Rune *Wohlstand*.',
  'glory.rune.not': 'Das darfst du, aber sieh dir an, was die beiden offenen Runen können.',
  'glory.wealth': 'Wohlstand verdoppelt deine Münzen, höchstens um fünf. Man darf ihn jederzeit einsetzen.',
  'glory.wealth.do': 'Setz die Rune *Wohlstand* ein.',
  'glory.wealth.not': 'Das kann warten, die Münzen nicht.',
  'glory.market':
    'Du hast sechs Münzen, Astrid auch: Gleichstand. Auf dem Markt tauschst du Nahrung, Holz und Münzen eins zu eins.',
  'glory.market.do': 'Geh zum *Markt* und tausche *deine Nahrung und dein Holz* gegen Münzen.',
  'glory.market.not': 'Das darfst du, aber es bringt keine Münze.',
  'glory.done':
    'Fertig: die meisten Münzen, und je drei Münzen sind noch 1 Ruhm. Jede Gunst bringt 2, Schuld kostet. Die Abrechnung am Ende zeigt jede Zeile.',

  round: 'Eine eigene Runde',
  'round.plan':
    'Nun eine ganze Runde. Achte auf Krieger und Nahrung, auf einen Kampf, den du gewinnen kannst, und darauf, was Astrid will. Minzgrüne Ecken zeigen, wohin du darfst.',
  'round.home':
    'In dein Langhaus passen acht Krieger. Wen du nirgends hinschickst, der jagt, wenn ein Arbeiter von dir auf den Jagdgründen steht: 1 Nahrung je Treffer. Ein Arbeiter ohne Platz darf betteln: 1 Nahrung und 1 Schuld.',
  'round.play': 'Ich schweige, bis du fragst. Alles lässt sich zurücknehmen, bis gewürfelt wird.',
  'round.play.do': 'Spiel die Runde zu Ende.',
  'round.done':
    'Fertig. Du kennst das Spiel. Als Nächstes: eine echte Partie gegen einen freundlichen Gegner.',
}
