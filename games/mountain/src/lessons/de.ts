import type { en } from './en.ts'

/** Was in den Lektionen gesagt wird. Namen von Dingen, die man berühren soll, stehen zwischen Sternen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  ancestry: 'Die Ahnen',
  'ancestry.mountain':
    'Der Berg ist die Heimat der Trolle, und die Zwerge wollen ihn. Vier Dinge bringen den Sieg: Ehre aus Gefechten, Champions, Stimmen der Stämme und die Großen Hallen. Was du tun kannst, kommt von deinen Ahnen.',
  'ancestry.how':
    'Das ist deine Ahnentafel. Eine Karte wird so angelegt, dass sie einen Teil davon verdeckt, und nie gedreht. Ältere Symbole dürfen nicht verdeckt werden. Gleiche Symbole, die sich berühren, ergeben eine starke Aktion.',
  'ancestry.lay': 'Minzgrüne Ecken zeigen, wo die Karte liegen darf.',
  'ancestry.lay.do': 'Wähle eine *Karte* und leg sie an deine Ahnentafel an.',
  'ancestry.pass':
    'Alle haben gleichzeitig gewählt. Der Rest deiner Hand ist nach links gegangen, und eine andere Hand ist zu dir gekommen.',
  'ancestry.second': 'Such Symbole derselben Art, die sich berühren.',
  'ancestry.second.do': 'Leg eine *zweite Karte* an.',
  'ancestry.done': 'Fertig. Noch eine Karte, dann nehmen alle Vorräte für die Welle. Ein Vorrat ist ein Zug.',

  strength: 'Schwach und stark',
  'strength.symbols':
    'Ein Zug kostet einen Vorrat: eine starke Aktion oder ein bis zwei schwache. Ein Symbol ohne Zahl abzudecken ist eine schwache Aktion. Ein Symbol mit Zahl oder mehrere gleiche, die sich berühren, ergeben eine starke: Ihre Zahlen werden addiert.',
  'strength.weak': 'Verstärkung holt Trolle aus deinem Trollvorrat. Fangen wir schwach an.',
  'strength.weak.do': 'Decke die *Verstärkung ohne Zahl* in der Ecke ab und führe die Aktion aus.',
  'strength.weak.not': 'Das darfst du, aber sehen wir uns zuerst ein einzelnes Symbol an.',
  'strength.bolster':
    'Neue Trolle kommen an einen Ort, der nur dir gehört: in eine Heimstatt oder eine Höhle ohne Rivalen.',
  'strength.bolster.do': 'Bring den Troll in eine deiner *Heimstätten*.',
  'strength.done':
    'Fertig. Eine zweite schwache Aktion darf folgen. Zusammen abgedeckt hätten beide Verstärkungen drei Trolle gebracht: eine starke Aktion. Ein abgedecktes Symbol ist eine Brücke: Was ringsum liegt, gilt nun als angrenzend. Zur nächsten Welle werden die Würfel entfernt.',

  march: 'Vorstoß und Angriff',
  'march.gnome':
    'In dieser Höhle sitzt ein Zwerg. Wie stark er ist, von eins bis drei, weiß nur, wer ihn sich bei einer Aufklärung angesehen hat.',
  'march.attack':
    'Ein starker Vorstoß von zwei bewegt zwei Trolle an einen Ort, von beliebig vielen Orten. Wo Zwerge sind, ist es ein Angriff: Du brauchst so viele Trolle, wie die Zwerge stark sind.',
  'march.attack.do': 'Schick *zwei Trolle* aus deiner Heimstatt zum *Zwerg*.',
  'march.attack.not': 'Ein Troll ist vielleicht zu wenig. Beide können gehen.',
  'march.vote':
    'Besiegt: Seine Stärke ist deine Ehre. Und weil du die Kontrolle gewonnen hast, gibt dir der Stamm dieses Gebiets eine Stimme.',
  'march.done':
    'Fertig. Zurückgeschlagene Trolle kehren in eine Heimstatt zurück, und zum Zwerg kommt ein zweiter. Trolle verschiedener Spieler kämpfen nicht: Wer die meisten hat, kontrolliert die Höhle.',

  wheel: 'Das Zwergenrad',
  'wheel.what':
    'Mit der Zwergenaktion bewegst du den Radspielstein; das Feld, auf dem er stehen bleibt, bringt dir etwas. Hinter dem Zuwachs bringen Ehrefelder mehr, hinter der Bresche kommen Zwerge.',
  'wheel.act': 'Deine Ahnentafel hat ein Zwergensymbol ohne Zahl.',
  'wheel.act.do': 'Decke den *Zwerg* ab und führe die Aktion aus.',
  'wheel.act.not': 'Das darfst du, aber das Rad wartet.',
  'wheel.turn': 'Eine schwache Aktion bewegt den Spielstein um eins.',
  'wheel.turn.do': 'Dreh das *Rad*.',
  'wheel.scout':
    'Wer dreht, darf sich ein Tor und einen Zwerg ansehen. Tore zeigen, wo die nächste Invasion kommt.',
  'wheel.scout.do': 'Sieh dir ein *Tor* an oder passe.',
  'wheel.effect': 'Der Spielstein steht auf einem Feld mit Verstärkung.',
  'wheel.effect.do': 'Bring den Troll in eine *Heimstatt*.',
  'wheel.done': 'Fertig. Eine Bresche bringt Zwerge mitten in der Welle, und vielleicht bestimmst du, wo.',

  champions: 'Einfluss und Champions',
  'champions.row': 'Diese Champions gehen am Ende der Welle an den, der bei ihnen den meisten Einfluss hat.',
  'champions.act': 'Du hast zwei Einflusssymbole, jedes mit einer Zwei: eine starke Aktion.',
  'champions.act.do': 'Decke einen *Einfluss* ab und führe die Aktion aus.',
  'champions.act.not': 'Das darfst du, aber zuerst die Champions.',
  'champions.choose':
    'Wer bei einem Champion als Erster Einfluss nimmt, erhält einen mehr. Oder überhole jemanden: Bei Siggdan hat Kenji drei, du hast zwei.',
  'champions.choose.do': 'Leg deinen Einfluss auf *Okkag, Crym oder Siggdan*.',
  'champions.choose.not': 'Das darfst du, aber damit liegst du weiter hinten.',
  'champions.done':
    'Fertig. Ein Champion bringt eine Figur, Fähigkeiten und Symbole. Wer sich vergeblich bemüht hat, bekommt einen Trostpreis.',

  invasion: 'Invasion',
  'invasion.wave':
    'Wenn alle Vorräte ausgegeben sind, endet die Welle, und Zwerge kommen durch die Tore dieser Stämme.',
  'invasion.pass': 'Du könntest noch eine Aktion ausführen, aber nichts davon lohnt sich.',
  'invasion.pass.do': '*Passe* und sieh den Zwergen zu.',
  'invasion.lead':
    'Zwerge gehen den Weg des geringsten Widerstands: wo die wenigsten verteidigen. Hier sind zwei Wege gleich, und beim Stamm Lehm führst du nach Stimmen, also entscheidest du.',
  'invasion.lead.do': 'Entscheide für den Zwerg: *deine Höhle* oder *die von Kenji*.',
  'invasion.done':
    'Fertig. Ein Troll, der bei der Verteidigung fällt, bringt seinem Besitzer Ehre. Darum sind ein paar Trolle am Tor nie verschwendet.',

  waves: 'Drei Wellen und das Ende',
  'waves.domains':
    'Nach der ersten und zweiten Welle bringt dir jedes Gebiet Ehre: 6 für die erste Höhle, die du dort kontrollierst, und 2 für jede weitere.',
  'waves.halls':
    'Nach der dritten zählen Gebiete nicht mehr, sondern die Großen Hallen zwischen den Höhlen: Wer die meisten Höhlen um eine Halle kontrolliert, bekommt ihren Wert. Das können auch die Zwerge sein.',
  'waves.alone':
    'Allein, wie hier, wird der Berg zum letzten Gefecht. In der ersten und zweiten Welle sind einige Gebiete kritisch: Kontrolliere am Ende der Welle in jedem eine Höhle, sonst fällt der Berg. Nach der dritten brauchst du mehr Ehre als die Zwerge; bei ihnen zählen Hallen, Stimmen und überrannte Höhlen.',
  'waves.end':
    'Dann kommen die Älteren Symbole deiner Ahnentafel, die Stimmen bei jedem Stamm und die Champions.',
  'waves.end.do': '*Passe* und sieh dir die letzte Wertung an.',
  'waves.done':
    'Deine Großen Hallen bringen 40 Ehre, die Zwerge haben 6: Der Berg hält stand. In einer ganzen Partie zählt halb, was du vor der dritten Welle bekommen hast. Jetzt kennst du das Spiel, allein und mit anderen.',
}
