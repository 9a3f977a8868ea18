import type { en } from './en.ts'

/** Was in den Lektionen gesagt wird. Namen von Dingen, die man berühren soll, stehen zwischen Sternen. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  ancestry: 'Die Ahnen',
  'ancestry.mountain':
    'Der Berg ist die Heimat der Trolle, und die Zwerge wollen ihn. Viererlei gewinnt: Ehre aus Gefechten, Champions, Stimmen der Stämme und die Großen Hallen. Was du tun kannst, kommt von deinen Ahnen.',
  'ancestry.lay':
    'Das ist deine Ahnentafel. Eine Karte wird so angelegt, dass sie einen Teil davon verdeckt, und nie gedreht. Ältere Symbole dürfen nicht verdeckt werden. Gleiche Symbole nebeneinander sind zusammen stark.',
  'ancestry.lay.do': 'Wähle eine *Karte* und leg sie an deine Ahnentafel an.',
  'ancestry.pass':
    'Alle haben gleichzeitig gewählt. Der Rest deiner Hand ging nach links, und eine andere Hand kam zu dir.',
  'ancestry.second': 'Such Symbole derselben Art, die sich berühren.',
  'ancestry.second.do': 'Leg eine *zweite Karte* an.',
  'ancestry.done':
    'Fertig. Noch eine Karte, dann nehmen alle Vorräte für die Welle. Ein Vorrat ist ein Zug: So viele Vorräte, so viele Züge etwa.',

  strength: 'Schwach und stark',
  'strength.symbols':
    'Ein Zug ist eine starke Aktion oder ein bis zwei schwache. Eine Aktion verdeckt Symbole ihrer Art. Ein Symbol ist eine schwache Aktion; verbundene Symbole machen eine starke, und ihre Zahlen zählen zusammen.',
  'strength.weak': 'Verstärkung holt Trolle aus deinem Trollvorrat. Fangen wir schwach an.',
  'strength.weak.do': 'Verdecke die einzelne *Verstärkung* in der Ecke und handle.',
  'strength.weak.not': 'Das darfst du, aber sehen wir uns zuerst ein einzelnes Symbol an.',
  'strength.bolster':
    'Neue Trolle kommen an einen Ort, der dir gehört: in eine Heimstatt oder eine deiner Höhlen.',
  'strength.bolster.do': 'Bring den Troll in eine deiner *Heimstätten*.',
  'strength.done':
    'Fertig. Jetzt darfst du eine zweite schwache Aktion machen. Verbunden hätten beide Verstärkungen auf einmal drei Trolle gebracht: Das ist eine Brücke durch deine Ahnentafel. Verdeckte Symbole sind in der nächsten Welle wieder da.',

  march: 'Vorstoß und Angriff',
  'march.gnome':
    'In dieser Höhle sitzt ein Zwerg. Wie stark er ist, von eins bis drei, weiß nur, wer ihn aufgeklärt hat.',
  'march.attack':
    'Ein starker Vorstoß von zwei bewegt zwei Trolle an einen Ort, von beliebig vielen Orten. Wo Zwerge sind, ist es ein Angriff: Du brauchst so viele Trolle, wie sie stark sind.',
  'march.attack.do': 'Schick *zwei Trolle* aus deiner Heimstatt zum *Zwerg*.',
  'march.attack.not': 'Ein Troll ist vielleicht zu wenig. Beide können gehen.',
  'march.vote':
    'Besiegt: Seine Stärke ist deine Ehre. Und der Stamm dieses Gebiets gab dir eine Stimme, weil du die Kontrolle hast.',
  'march.done':
    'Fertig. Zurückgeschlagene Trolle kehren in eine Heimstatt zurück, und die Zwerge graben sich ein. Trolle verschiedener Spieler kämpfen nicht: Wer die meisten hat, kontrolliert die Höhle.',

  wheel: 'Das Zwergenrad',
  'wheel.what':
    'Die Zwergenaktion dreht das Rad. Das Feld, auf dem der Spielstein stehen bleibt, bringt dir etwas. Zuwachs zu überschreiten verbessert es; eine Bresche lässt Zwerge herein.',
  'wheel.act': 'Deine Ahnentafel hat ein Zwergensymbol.',
  'wheel.act.do': 'Verdecke den *Zwerg* und handle.',
  'wheel.act.not': 'Das darfst du, aber das Rad wartet.',
  'wheel.turn': 'Eine schwache Aktion dreht es um eins.',
  'wheel.turn.do': 'Dreh das *Rad*.',
  'wheel.scout': 'Wer dreht, darf ein Tor oder Zwerge aufklären. Tore zeigen, wo die nächste Invasion kommt.',
  'wheel.scout.do': 'Sieh dir ein *Tor* an oder passe.',
  'wheel.effect': 'Der Spielstein steht auf einem Feld, das verstärkt.',
  'wheel.effect.do': 'Bring den Troll in eine *Heimstatt*.',
  'wheel.done':
    'Fertig. Eine Bresche auf dem Rad bringt Zwerge mitten in der Welle, und vielleicht bestimmst du, wo.',

  champions: 'Einfluss und Champions',
  'champions.row': 'Diese Champions dienen am Ende der Welle dem, der bei ihnen den meisten Einfluss hat.',
  'champions.act': 'Du hast zwei Einflusssymbole mit je zwei.',
  'champions.act.do': 'Verdecke einen *Einfluss* und handle.',
  'champions.act.not': 'Das darfst du, aber zuerst die Champions.',
  'champions.choose':
    'Wer einen Champion als Erster beeinflusst, erhält einen mehr. Oder überhole jemanden: Bei Siggdan hat Kenji drei, du zwei.',
  'champions.choose.do': 'Leg deinen Einfluss auf *Okkag, Crym oder Siggdan*.',
  'champions.choose.not': 'Das darfst du, aber damit bliebest du hinten.',
  'champions.done':
    'Fertig. Ein Champion bringt eine Figur, Fähigkeiten und Symbole. Wer sich vergeblich bemüht hat, bekommt einen Trostpreis.',

  invasion: 'Invasion',
  'invasion.wave':
    'Wenn niemand mehr handeln kann oder will, endet die Welle, und Zwerge kommen durch die Tore dieser Stämme.',
  'invasion.pass': 'Du hast eine zweite Aktion, aber nichts, was lohnt.',
  'invasion.pass.do': '*Passe* und sieh den Zwergen zu.',
  'invasion.lead':
    'Zwerge gehen den Weg des geringsten Widerstands: wo die wenigsten verteidigen. Hier sind zwei Wege gleich, und beim Stamm Lehm führst du nach Stimmen, also entscheidest du.',
  'invasion.lead.do': 'Entscheide für den Zwerg: *deine Höhle* oder *die von Kenji*.',
  'invasion.done':
    'Fertig. Ein Troll, der beim Verteidigen fällt, bringt Ehre. Darum sind ein paar Trolle am Tor nie verschwendet.',

  waves: 'Drei Wellen und das Ende',
  'waves.domains':
    'Nach der ersten und zweiten Welle wertest du in jedem Gebiet: 6 Ehre für die erste Höhle, die du dort kontrollierst, und 2 für jede weitere.',
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
