import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'

/** Der Fall des Bergkönigs, in eigenen Worten; die Begriffe sind die der deutschen Ausgabe. */
export const de: Rulebook<RuleId> = {
  // 1 Ziel
  'MK-1.1': {
    title: 'Spielziel',
    text: 'Drei Wellen von Zwergen brechen in den Berg ein. Wer nach der dritten die meiste Ehre hat, gewinnt.',
  },
  'MK-1.2': {
    title: 'Eine Welle',
    text: 'Ahnentafel bauen, Vorräte einsetzen, das Gefecht, bis niemand mehr Vorräte hat, Ende der Welle, nach den Wellen I und II Auffrischen.',
  },
  'MK-1.3': {
    title: 'Was verborgen ist',
    text: 'Verborgen sind die Stärken der Zwergenmarker, die verdeckten Torkarten, die Ahnenkarten auf der Hand und die Reihenfolge aller Stapel. Wer eine Karte oder einen Marker aufgeklärt hat, kennt sie allein und darf wieder nachsehen. Alles andere ist offen.',
    ruling:
      'Zwerge, die ein gescheiterter Angriff aufgedeckt hat, bleiben allen bekannt, solange sie in ihrer Höhle sind. Ein Marker, der in den Zwergenvorrat zurückkehrt, ist wieder unbekannt.',
  },
  'MK-1.4': {
    title: 'Was begrenzt ist',
    text: 'Jeder hat 25 Trolle und fünf Sockel für Championfiguren; es gibt 30 Zwergenmarker, je zehn der Stärke 1, 2 und 3. Würfel, Scheiben und Verzweiflung sind unbegrenzt.',
    ruling:
      'Ist der Zwergenvorrat leer, kommen keine Zwerge mehr hinzu: Die vorhandenen kommen in der Reihenfolge, in der sie fällig sind, die übrigen bleiben aus. Die Anleitung hat dafür keine Regel, und der Vorrat kann ausgehen.',
  },

  // 2 Aufbau
  'MK-2.1': {
    title: 'Spielbrett',
    text: 'Die Seite für 2–3 oder für 4–5 Spieler. Der Berg hat sieben Gebiete im Uhrzeigersinn: Moos, Eis, Mond, Granit, Hammer, Lehm, Feuer. Mitten im Berg liegt der Vulkan; er zählt nicht als Höhle.',
  },
  'MK-2.2': {
    title: 'Große Hallen',
    text: 'Die zwölf Hallenmarker (je vier mit 4, 8 und 12) werden gemischt; auf jede Große Halle kommt einer offen, der Rest in die Schachtel.',
  },
  'MK-2.3': {
    title: 'Stimmplättchen',
    text: 'Die sieben Stimmplättchen werden gemischt; auf jede Stammesleiste kommt eines offen.',
  },
  'MK-2.4': {
    title: 'Rad',
    text: 'Der Radspielstein beginnt auf dem Sternfeld des Zwergenrads, jede Scheibe auf dem Sternfeld der Zuwachsleiste.',
  },
  'MK-2.5': {
    title: 'Champions in der Auslage',
    text: 'Die Stapel 0, I/II und III werden getrennt gemischt. Von I/II kommen so viele Champions, wie Spieler da sind, und einer mehr offen in eine Reihe.',
  },
  'MK-2.6': {
    title: 'Erste Zwerge',
    text: 'Von den gemischten Torkarten werden Spielerzahl + 1 gezogen. Für jede kommt ein Zwerg verdeckt in eine Torhöhle dieses Gebiets; bei zwei Torhöhlen entscheidet das Los.',
  },
  'MK-2.7': {
    title: 'Schwarm',
    text: 'Eine weitere Torkarte wird gezogen; der Schwarm beginnt am Schwarmpunkt ihres Gebiets.',
  },
  'MK-2.8': {
    title: 'Torkarten der Welle',
    text: 'Alle sieben werden neu gemischt und drei (2–3 Spieler), vier (4) oder fünf (5) verdeckt in eine Reihe gelegt: Dort schlagen die Zwerge am Ende der Welle zu.',
  },
  'MK-2.9': { title: 'Startspieler', text: 'Das Los bestimmt den Startspieler.' },
  'MK-2.10': {
    title: 'Startchampion',
    text: 'Jeder zieht zwei Champions von Stapel 0, behält einen und entfernt den anderen. Die Stimmen des Champions kommen sofort auf die Leiste seines Stammes; einer mit Buchstaben wird zur Figur.',
    ruling:
      'Alle wählen gleichzeitig. Die Scheiben kommen in Zugreihenfolge ab dem Startspieler auf die Stammesleisten, bei gleichem Stand führt also der frühere.',
  },
  'MK-2.11': {
    title: 'Heimstätten',
    text: 'Vom Startspieler an im Uhrzeigersinn wählt jeder ein freies Paar Heimstattfelder (gleiche Glyphe), legt auf beide eine Heimstatt und stellt auf jede drei Trolle.',
    ruling: 'Nicht gewählte Heimstattfelder sind keine Höhlen; nichts kann sie betreten oder durchqueren.',
  },
  'MK-2.12': {
    title: 'Erste Trolle draußen',
    text: 'Stelle für jede der beiden Heimstätten einen Troll in eine angrenzende Höhle ohne Zwerge. Die Figur des Startchampions kommt in eine dieser Höhlen.',
    ruling:
      'Höhlen mit Trollen anderer sind erlaubt, und eine Höhle, die an beide Heimstätten grenzt, darf zweimal dienen.',
  },

  // 3 Ahnentafel
  'MK-3.1': {
    title: 'Karten wählen',
    text: 'Jeder erhält vier Ahnenkarten. Alle wählen gleichzeitig eine und legen sie an, geben den Rest weiter, wählen und legen eine von dreien, geben weiter, wählen und legen eine von zweien; die letzte Karte wird abgeworfen. So kommen je Welle drei Karten hinzu.',
  },
  'MK-3.2': {
    title: 'Weitergeben',
    text: 'In den Wellen I und III nach links, in Welle II nach rechts.',
  },
  'MK-3.3': {
    title: 'Eine Karte anlegen',
    text: 'Eine Karte hat zwei mal zwei Felder und wird im Raster der Startkarte angelegt. Sie muss mindestens ein Feld einer liegenden Karte überdecken.',
  },
  'MK-3.4': {
    title: 'Nie gedreht',
    text: 'Karten werden nicht gedreht; alle liegen wie die Startkarte.',
  },
  'MK-3.5': {
    title: 'Ältere Symbole bleiben sichtbar',
    text: 'Ein Älteres Symbol darf nie von einer Karte überdeckt werden.',
    ruling: 'Jedes andere Symbol schon, auch Vorräte: Die Anleitung schützt nur die Älteren.',
  },
  'MK-3.6': {
    title: 'Der Rahmen',
    text: 'Die ganze Ahnentafel muss in einen Rahmen von sechs mal sechs Feldern passen.',
  },
  'MK-3.7': {
    title: 'Die gewählte Karte muss gelegt werden',
    text: 'Auch wenn sie Symbole überdeckt, die man lieber behielte.',
    ruling:
      'Hat keine Karte der Hand einen erlaubten Platz, wird eine ungelegt abgeworfen; solange eine passt, muss eine passende gewählt werden. Die Anleitung sieht das nicht vor.',
  },
  'MK-3.8': {
    title: 'Symbole',
    text: 'Vorstoß, Verstärkung, Einfluss und Zwerg sind Aktionen; eine Zahl ist die Stärke, keine heißt 1. Ein Joker steht für eine beliebige der vier. Ein Vorrat gibt je Welle einen Zug mehr. Ein Älteres Symbol ist am Ende Ehre wert.',
  },

  // 4 Vorräte und Verzweiflung
  'MK-4.1': {
    title: 'Vorräte',
    text: 'Setze die Vorräte auf den Grundwert der Welle (6 in Welle I), plus einen für jedes sichtbare Vorratssymbol, höchstens 8.',
  },
  'MK-4.2': {
    title: 'Joker für Vorräte',
    text: 'Dann darfst du Paare deiner Joker mit Würfeln abdecken; jedes Paar gibt einen Vorrat mehr, nie über 8.',
    ruling:
      'Die beiden Joker müssen nicht aneinandergrenzen; nichts verlangt es. Entschieden wird offen in Zugreihenfolge ab dem Startspieler, wie es die Anleitung rät, wenn es jemandem wichtig ist; wer kein Paar hat oder bei 8 steht, wird nicht gefragt.',
  },
  'MK-4.3': {
    title: 'Verzweiflung',
    text: 'Nimm danach eine Verzweiflung für jedes Verzweiflungssymbol der Vorratsleiste rechts von deinem Marker.',
    ruling:
      'Die Anleitung schreibt einmal „Verzweigung“; gemeint ist „Verzweiflung“. Sicher ist nur das Symbol auf Feld 8; die anderen sind rekonstruiert.',
  },
  'MK-4.4': {
    title: 'Verzweiflung ausgeben',
    text: 'Mit jeder ausgegebenen Verzweiflung wird eine schwache Aktion um 1 stärker; mehrere für eine sind erlaubt. Sie bleibt eine schwache Aktion. Für starke Aktionen geht das nicht.',
  },

  // 5 Züge
  'MK-5.1': {
    title: 'Zugreihenfolge',
    text: 'Vom Startspieler an im Uhrzeigersinn zieht jeder, der noch Vorräte hat, bis niemand mehr welche hat.',
  },
  'MK-5.2': {
    title: 'Ein Zug',
    text: 'Gib einen Vorrat aus; dann folgen höchstens zwei schwache Aktionen oder eine einzige starke.',
    ruling:
      'Solange sich ein Symbol abdecken lässt, hat der Zug mindestens eine Aktion; wer nichts abdecken kann, gibt nur den Vorrat aus. Eine Aktion darf mit weniger als ihrer Stärke ausgeführt werden, nur Einfluss nicht; die Zwergenaktion bewegt mindestens ein Feld.',
  },
  'MK-5.3': {
    title: 'Schwache Aktion',
    text: 'Decke ein sichtbares Symbol ohne Zahl ab und führe seine Aktion mit Stärke 1 aus. Ein starkes Symbol, ein leeres Feld, ein Älteres Symbol oder ein Vorrat taugt dafür nicht.',
  },
  'MK-5.4': {
    title: 'Zweite schwache Aktion',
    text: 'Ist die erste schwache Aktion beendet, darf im selben Zug eine zweite folgen, oder der Zug endet. Es sind zwei getrennte Aktionen.',
  },
  'MK-5.5': {
    title: 'Joker',
    text: 'Ein Joker darf als Vorstoß, Verstärkung, Einfluss oder Zwerg mit Stärke 1 abgedeckt werden.',
  },
  'MK-5.6': {
    title: 'Starke Aktion: ein Symbol',
    text: 'Decke ein Symbol mit Zahl ab und führe seine Aktion mit dieser Stärke aus.',
  },
  'MK-5.7': {
    title: 'Starke Aktion: eine Gruppe',
    text: 'Decke mehrere zusammenhängende Symbole einer Aktion ab, schwach oder stark, auch mit Jokern. Die Stärke ist ihre Summe. Ein Teil einer größeren Gruppe genügt.',
    ruling: 'Eine Gruppe nur aus Jokern ist erlaubt; ihr Besitzer nennt die Aktion.',
  },
  'MK-5.8': {
    title: 'Angrenzende Felder',
    text: 'Felder grenzen aneinander, wenn sie eine Kante teilen; diagonal ist nicht angrenzend.',
  },
  'MK-5.9': {
    title: 'Brücken',
    text: 'Mit Würfeln abgedeckte Symbole und Ketten von ihnen machen das Umliegende für spätere Aktionen angrenzend.',
    ruling:
      'Auch für Vorräte abgedeckte Joker sind Brücken. Leere Felder, Ältere Symbole und Vorräte tragen nie einen Würfel und sind nie Brücken.',
  },
  'MK-5.10': {
    title: 'Weitere Vorräte',
    text: 'Jeder weitere ausgegebene Vorrat erhöht die Stärke einer starken Aktion um 1. Für schwache Aktionen geht das nicht.',
  },

  // 6 Begriffe
  'MK-6.1': { title: 'Betrollt', text: 'Dort steht wenigstens einer deiner Trolle.' },
  'MK-6.2': {
    title: 'Kontrolliert',
    text: 'Dort hast du mehr Trolle als jeder einzelne Rivale. Bei Gleichstand um die meisten kontrolliert niemand die Höhle.',
  },
  'MK-6.3': {
    title: 'Dominiert',
    text: 'Dort stehen Trolle, und alle gehören dir. Damit ist die Höhle auch kontrolliert und betrollt.',
  },
  'MK-6.4': {
    title: 'Überrannt',
    text: 'Dort sind ein oder zwei Zwerge. Trolle und Zwerge teilen nie eine Höhle.',
  },
  'MK-6.5': { title: 'Leer', text: 'Dort ist weder Troll noch Zwerg.' },
  'MK-6.6': {
    title: 'Heimstätten',
    text: 'Heimstätten sind Höhlen, sofern nichts anderes gesagt ist. Kein Rivale und kein Zwerg darf je deine Heimstatt betreten. Deine Heimstätten gelten immer als dominiert, auch ohne Troll.',
    ruling:
      'Eine Heimstatt gehört zu keinem Gebiet und keiner Halle, wird nie gewertet und gibt keine Stimme; ihr Besitzer darf sie immer durchqueren.',
  },
  'MK-6.7': {
    title: 'Champions sind Trolle',
    text: 'Eine Championfigur zählt in allem als ein Troll ihres Besitzers, sofern ihre Karte nichts anderes sagt.',
  },
  'MK-6.8': {
    title: 'Leisten über acht hinaus',
    text: 'Einfluss und Stimmen haben kein Maximum: Nach Feld 8 beginnt eine Scheibe eine zweite Runde und ist acht mehr wert.',
  },
  'MK-6.9': {
    title: 'Kein Gleichstand auf Leisten',
    text: 'Auf Einfluss- und Stimmleisten führt von zwei Scheiben mit gleichem Wert die, die früher dort war.',
  },

  // 7 Vorstoß
  'MK-7.1': {
    title: 'Vorstoß',
    text: 'Wähle eine Höhle und bewege bis zu so viele deiner Trolle hinein, wie die Stärke angibt.',
  },
  'MK-7.2': {
    title: 'Ein Ziel, viele Ausgangsorte',
    text: 'Alle gehen in dieselbe Höhle; sie dürfen aus verschiedenen kommen. Die Entfernung spielt keine Rolle.',
  },
  'MK-7.3': {
    title: 'Der Weg',
    text: 'Auf dem Weg zum Ziel durchquert jeder Troll nur Höhlen, die du betrollt hast; deine Heimstätten zählen immer. Ziel darf jede Höhle sein, nur nicht die Heimstatt eines Rivalen.',
    ruling: 'Was betrollt ist, gilt nach dem Stand, bevor der erste sich bewegt.',
  },
  'MK-7.4': {
    title: 'Rivalen',
    text: 'Trolle bekämpfen einander nie; beliebig viele dürfen eine Höhle teilen.',
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
    text: 'Die besiegten Marker kommen neben das Rad, und der Radspielstein rückt für jeden ein Feld im Uhrzeigersinn vor. Das erreichte Feld wirkt nicht; wird der Breschenauslöser überschritten, wird die Bresche ausgeführt.',
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
    text: 'War zu Beginn deiner Aktion ein Troll oder Zwerg in einer Höhle und kontrolliertest du sie nicht, und kontrollierst du sie am Ende der Aktion, erhältst du eine Stimme ihres Stammes.',
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
    text: 'Wähle eine deiner Heimstätten oder eine Höhle, die du dominierst, und stelle bis zu so viele Trolle aus deinem Vorrat hinein, wie die Stärke angibt.',
  },
  'MK-10.2': {
    title: 'Leerer Trollvorrat',
    text: 'Ist gar kein Troll mehr in deinem Vorrat, darf jede übrige Stärke einen deiner Trolle von irgendwo auf dem Plan in diese Höhle bewegen.',
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

  // 12 Das Zwergenrad
  'MK-12.1': {
    title: 'Zwergenaktion',
    text: 'Bewege den Radspielstein im Uhrzeigersinn höchstens so viele Felder, wie die Stärke angibt, und höchstens eine Runde. Dann kommen Aufklärung, überschrittene Auslöser und der Effekt des erreichten Feldes. X ist die Zahl der bewegten Felder.',
    ruling: 'Mindestens ein Feld; die Anleitung nennt nur die Höchstzahl.',
  },
  'MK-12.2': {
    title: 'Aufklärung',
    text: 'Du darfst dir allein eine verdeckte Torkarte der Welle und einen Zwergenmarker auf dem Plan ansehen.',
  },
  'MK-12.3': {
    title: 'Auslöser',
    text: 'Überschrittene Auslöser werden in der Reihenfolge ausgeführt, in der sie überschritten wurden.',
  },
  'MK-12.4': {
    title: 'Ehrzuwachs-Auslöser',
    text: 'Rücke deine Scheibe auf der Zuwachsleiste ein Feld vor. Auf dem letzten bleibt sie stehen.',
  },
  'MK-12.5': {
    title: 'Breschenauslöser',
    text: 'Sofort fallen Zwerge ein: eine Bresche. Zuvor darfst du den Schwarm bis zu zwei Schwarmpunkte in beliebiger Richtung bewegen.',
  },
  'MK-12.6': {
    title: 'Bresche: wie viele',
    text: 'Zwei Zwerge und einer mehr für je zwei neben dem Rad, aufgerundet. Dann kehren die Zwerge neben dem Rad in den Zwergenvorrat zurück, und die der Bresche kommen aus ihm.',
  },
  'MK-12.7': {
    title: 'Bresche: wie eine Invasion',
    text: 'Sie fallen vom Gebiet des Schwarms aus ein wie in MK-13, doch wo sie unentschieden sind, entscheidest du.',
  },
  'MK-12.8': {
    title: 'Bresche: keine Ehre',
    text: 'Trolle, die in einer Bresche fallen, bringen keine Ehre.',
  },
  'MK-12.9': { title: 'Effekt: Verstärkung', text: 'Verstärkung mit Stärke X.' },
  'MK-12.10': { title: 'Effekt: Einfluss', text: 'Einfluss mit Stärke X.' },
  'MK-12.11': {
    title: 'Effekt: Ehre erhalten',
    text: 'Du erhältst X Ehre und dazu deinen jetzigen Wert auf der Zuwachsleiste.',
  },
  'MK-12.12': {
    title: 'Effekt: Trolle bewegen',
    text: 'Wähle eine Höhle und bewege bis zu X Trolle, eigene oder fremde, aus ihr in angrenzende Höhlen ohne Zwerge, jeden wohin du willst; nie in eine Heimstatt, die nicht die seines Besitzers ist.',
    ruling: 'Auch fremde Figuren dürfen bewegt werden, und die Höhle darf eine Heimstatt sein.',
  },

  // 13 Ende der Welle: die Zwerge
  'MK-13.1': {
    title: 'Reihenfolge',
    text: 'Hat niemand mehr Vorräte: Verschanzung, Invasionen, Champions vergeben, die Welle werten.',
  },
  'MK-13.2': {
    title: 'Verschanzung',
    text: 'Jede Höhle mit genau einem Zwerg erhält einen zweiten aus dem Zwergenvorrat.',
    ruling:
      'Reicht der Vorrat nicht, kommen die Gebiete in der Stammesfolge ab Moos und ihre Höhlen in der Folge ihrer Nummern.',
  },
  'MK-13.3': {
    title: 'Invasionen',
    text: 'Die Torkarten der Welle werden von links nach rechts aufgedeckt; jede ist eine eigene Invasion. Der Schwarm zieht mit 2, 3 oder 4 Zwergen aus dem Vorrat (Welle I, II, III) in dieses Gebiet.',
  },
  'MK-13.4': {
    title: 'Ein Zwerg nach dem anderen',
    text: 'Jeder Zwerg kommt durch ein Tor des Gebiets, durchquert beliebig viele zusammenhängende überrannte Höhlen und geht in die einfachste Höhle, die er erreicht: eine leere vor jeder anderen, sonst die mit den wenigsten Trollen aller Besitzer zusammen. In einer überrannten hält er nie an.',
    ruling:
      'Ein Zwerg, der nur überrannte Höhlen erreicht, kehrt in den Vorrat zurück. Die Anleitung hat dafür keine Regel.',
  },
  'MK-13.5': {
    title: 'Die nächste zuerst',
    text: 'Unter gleich einfachen Höhlen wählt er die nächste, gezählt in Höhlen vom Schwarmpunkt aus.',
  },
  'MK-13.6': {
    title: 'Wer entscheidet',
    text: 'Bleiben mehrere gleich einfache und gleich nahe, entscheidet, wer beim Stamm der Torkarte mit Stimmen führt; hat dort niemand Stimmen, der Führende des nächsten Stammes darunter, vom letzten weiter zum ersten.',
    ruling: 'Hat niemand irgendwo eine Stimme, entscheidet der Startspieler.',
  },
  'MK-13.7': {
    title: 'In eine leere Höhle',
    text: 'Der Zwerg bleibt dort verdeckt stehen; die Höhle ist von nun an überrannt, auch für den nächsten Zwerg.',
  },
  'MK-13.8': {
    title: 'Gegen Trolle',
    text: 'Der Zwerg wird besiegt, gleich wie stark er ist, und kehrt in den Vorrat zurück; ein Troll in der Höhle fällt.',
  },
  'MK-13.9': {
    title: 'Wessen Troll fällt',
    text: 'Unter Trollen mehrerer Besitzer entscheidet das Los, jeder Troll mit gleichem Gewicht. Der Besitzer wählt dann, welche seiner Einheiten dort fällt.',
    ruling: 'Eine Figur wiegt hier wie ein Troll; das Los findet nur den Besitzer.',
  },
  'MK-13.10': {
    title: 'Gefallene',
    text: 'Ein gefallener Troll kehrt in den Vorrat seines Besitzers zurück, ein gefallener Champion in eine Heimstatt nach dessen Wahl.',
  },
  'MK-13.11': {
    title: 'Ehre der Gefallenen',
    text: 'Der Erste Gefallene jeder Invasion bringt seinem Besitzer 3, 4 oder 5 Ehre (Welle I, II, III), jeder weitere 2.',
  },

  // 14 Champions vergeben
  'MK-14.1': {
    title: 'Wer einen Champion gewinnt',
    text: 'Die Champions der Auslage werden von links nach rechts vergeben, jeder an den mit dem meisten Einfluss. Einer ohne Einfluss verlässt das Spiel.',
    ruling: 'Einen Champion mit Mitbewerbern, aber ohne Sieger gibt es also nicht.',
  },
  'MK-14.2': { title: 'Stimmen', text: 'Der Sieger erhält die Stimmen des Champions bei dessen Stamm.' },
  'MK-14.3': {
    title: 'Außenseiter',
    text: 'Die Stimmen eines Außenseiters gehen an einen Stamm nach Wahl des Siegers.',
    ruling: 'Auch ein Mitbewerber, der bei einem Außenseiter die Stimme nimmt, nennt einen Stamm.',
  },
  'MK-14.4': {
    title: 'Trostpreis',
    text: 'Jeder andere mit Einfluss dort wählt, vom meisten zum wenigsten: eine Stimme im Stamm des Champions oder 1 Ehre für jede gelbe Linie, die seine Scheibe passiert hat.',
    ruling: 'In einer zweiten Runde zählen die Linien noch einmal.',
  },
  'MK-14.5': {
    title: 'Figur',
    text: 'Ein Champion mit Buchstaben aus Stapel 0 oder I/II wird zur Figur und kommt in eine Höhle, die der Sieger dominiert.',
    ruling:
      'Eine Heimstatt ist immer dominiert, ein Platz ist also immer da. Wer schon fünf Figuren auf dem Plan hat, wählt eine der sechs, die den Plan endgültig verlässt; ihre Karte bleibt, mit allem, was die Figur nicht braucht.',
  },
  'MK-14.6': {
    title: 'Sterne der Welle III',
    text: 'Champions mit Buchstaben aus Stapel III werden nicht zu Figuren; ihre Karte sagt, wohin der Stern kommt.',
  },
  'MK-14.7': {
    title: 'Sofort',
    text: 'Eine Sofortfähigkeit wird gleich ausgeführt, bevor der nächste Champion betrachtet wird.',
  },

  // 15 Wertung der Wellen I und II
  'MK-15.1': {
    title: 'Champions am Ende der Welle',
    text: 'Champions mit dem Ende-der-Welle-Symbol wirken bei der Wertung jeder Welle.',
    ruling:
      'Sie kommen zuerst, in Zugreihenfolge ab dem Startspieler, vor Gebieten oder Hallen; die Anleitung nennt keine Reihenfolge.',
  },
  'MK-15.2': {
    title: 'Gebiete',
    text: 'In jedem Gebiet wertest du 6 Ehre für die erste Höhle, die du kontrollierst, und 2 für jede weitere.',
  },
  'MK-15.3': {
    title: 'Überrannte Höhlen',
    text: 'Wer in einem Gebiet gewertet hat, verliert 1 Ehre für jede überrannte Höhle dort.',
  },

  // 16 Wertung der Welle III
  'MK-16.1': {
    title: 'Reihenfolge',
    text: 'Welle III wird anders gewertet: Große Hallen, dann Ältere Symbole, dann Stimmen. Gebiete werden nicht gewertet.',
  },
  'MK-16.2': {
    title: 'Große Hallen',
    text: 'Wer die meisten an eine Halle grenzenden Höhlen kontrolliert, erhält ihren Wert. Wie viele Trolle dort stehen, spielt keine Rolle.',
    ruling: 'Hat dort niemand, auch die Zwerge nicht, eine Höhle, wertet niemand.',
  },
  'MK-16.3': {
    title: 'Zwerge an einer Halle',
    text: 'Die Zwerge zählen mit ihren überrannten Höhlen als Spieler. Haben sie die meisten, wertet niemand.',
  },
  'MK-16.4': {
    title: 'Geteilte Hallen',
    text: 'Bei Gleichstand, Zwerge eingeschlossen, wird der Wert gleich geteilt; der Rest verfällt, ebenso der Anteil der Zwerge.',
  },
  'MK-16.5': {
    title: 'Ältere Symbole',
    text: '1 bis 9 sichtbare Ältere Symbole bringen 0, 1, 3, 5, 8, 12, 17, 23, 30 Ehre.',
    ruling: 'Mehr als neun, wie Champions sie möglich machen, zählen als neun.',
  },
  'MK-16.6': {
    title: 'Stimmen',
    text: 'Bei jedem Stamm bringen die ersten drei Ränge nach Stimmen die Ehre, die sein Plättchen für sie nennt.',
  },
  'MK-16.7': {
    title: 'Ohne Stimme kein Platz',
    text: 'Für einen Platz braucht man mindestens eine Stimme dieses Stammes.',
  },
  'MK-16.8': {
    title: 'Champions bei Spielende',
    text: 'Champions, die bei Spielende zählen, werten zuletzt.',
    ruling: 'Die Anleitung kennt kein solches Symbol; diese Champions sind unsere Rekonstruktion.',
  },

  // 17 Auffrischen
  'MK-17.1': {
    title: 'Torkarten',
    text: 'Nach den Wellen I und II werden alle Torkarten gemischt und verdeckt ausgelegt wie zu Beginn (MK-2.8).',
  },
  'MK-17.2': {
    title: 'Neue Champions',
    text: 'Spielerzahl + 1 Champions kommen in die Auslage, für Welle II von Stapel I/II, für Welle III von Stapel III.',
  },
  'MK-17.3': {
    title: 'Würfel und Verzweiflung',
    text: 'Alle Würfel verlassen Ahnentafeln und Klauen; übrige Verzweiflung verfällt.',
  },
  'MK-17.4': { title: 'Startspieler', text: 'Der Startspielermarker geht nach links.' },

  // 18 Spielende
  'MK-18.1': {
    title: 'Sieger',
    text: 'Nach der Wertung der Welle III gewinnt, wer die meiste Ehre hat.',
  },
  'MK-18.2': {
    title: 'Gleichstand',
    text: 'Unter Gleichen gewinnt, wer auf allen Stammesleisten zusammen die meisten Stimmen hat. Ist auch das gleich, teilen sie den Sieg.',
  },

  // 19 Champions
  'MK-19.1': {
    title: 'Fähigkeiten',
    text: 'Eine passive Fähigkeit darf der Besitzer der Karte unbegrenzt nutzen. N ist die Zahl auf der Karte.',
  },
  'MK-19.2': {
    title: 'Klauen',
    text: 'Jede Nutzung einer Fähigkeit mit Klauen bedeckt eine Klaue der Karte; sind alle bedeckt, ruht sie bis zur nächsten Welle.',
  },
  'MK-19.3': {
    title: 'Symbole auf Champions',
    text: 'Ahnensymbole auf einem Champion gelten als Symbole der Ahnentafel seines Besitzers, angrenzend an jedes Symbol, mit dem sie gruppiert werden.',
    ruling: 'Sie verbinden nur in der Aktion, die sie abdeckt; abgedeckt sind sie keine Brücke.',
  },
  'MK-19.4': {
    title: 'Fähigkeiten einer Figur',
    text: 'Wo eine Karte von dieser Figur spricht, muss die Figur auf dem Plan stehen.',
  },

  // 20 Fähigkeiten der Champions
  'MK-20.1': { title: 'Stark im Angriff', text: 'Diese Figur zählt beim Zwergenangriff als N Trolle.' },
  'MK-20.2': {
    title: 'Nachsetzen',
    text: 'Nach einem starken Vorstoß, in dem sich diese Figur bewegt hat, darfst du eine schwache Aktion ausführen.',
  },
  'MK-20.3': {
    title: 'Sammeln, wo du kontrollierst',
    text: 'Du darfst die Höhle dieser Figur auch verstärken, wenn du sie nur kontrollierst.',
  },
  'MK-20.4': { title: 'Verstärkung +N (Klaue)', text: 'Eine Verstärkung hat N mehr Stärke.' },
  'MK-20.5': {
    title: 'Leichtfüßig',
    text: 'Bewegt sie sich in einem Vorstoß, zählt diese Figur nicht gegen die Stärke.',
  },
  'MK-20.6': {
    title: 'Ruhmreicher Fall',
    text: 'Immer wenn diese Figur fällt, erhältst du N Ehre mehr, auch in einer Bresche.',
  },
  'MK-20.7': {
    title: 'Daneben auf dem Rad (Klaue)',
    text: 'Führe nach der Bewegung einer Zwergenaktion stattdessen den Effekt eines Nachbarfeldes des Radspielsteins aus. X bleibt.',
  },
  'MK-20.8': {
    title: 'Bollwerk',
    text: 'Für einfallende Zwerge zählt diese Figur als N Trolle, wenn sie die einfachste Höhle suchen.',
  },
  'MK-20.9': {
    title: 'Festungen (Ende der Welle)',
    text: '1 Ehre für jede Höhle, die du mit mindestens drei deiner Trolle kontrollierst, höchstens so viele, wie die Karte sagt.',
  },
  'MK-20.10': {
    title: 'Führt den Sturm',
    text: 'Ein starker Vorstoß, in dem sich diese Figur bewegt, hat N mehr Stärke.',
  },
  'MK-20.11': {
    title: 'Gräbt sich durch',
    text: 'Diese Figur darf Höhlen ohne deine Trolle durchqueren, nie überrannte.',
  },
  'MK-20.12': {
    title: 'Heimgetragen (Klaue)',
    text: 'Fällt ein einfacher Troll von dir, stelle ihn auf eine deiner Heimstätten statt in den Vorrat.',
  },
  'MK-20.13': {
    title: 'Zwergentöter',
    text: 'Ein gewonnener Angriff, an dem diese Figur teilnahm, bringt N Ehre mehr je Zwergenmarker.',
  },
  'MK-20.14': {
    title: 'Erstes Wort',
    text: 'Dein Bonus für den ersten Einfluss auf einen Champion ist N statt 1.',
  },
  'MK-20.15': {
    title: 'Bejubelt',
    text: 'Erlangst du die Kontrolle über die Höhle, in der diese Figur steht, erhältst du eine weitere Stimme dieses Stammes.',
  },
  'MK-20.16': { title: 'Ahnensymbole', text: 'Trägt die abgebildeten Symbole (MK-19.3).' },
  'MK-20.17': {
    title: 'Geschichten (Ende der Welle)',
    text: 'Du erhältst je eine Stimme bei bis zu N Stämmen deiner Wahl, in deren Gebiet du eine Höhle kontrollierst.',
  },
  'MK-20.18': {
    title: 'Sammelplatz',
    text: 'Du darfst die Höhle dieser Figur immer verstärken, und eine solche Verstärkung hat N mehr Stärke.',
  },
  'MK-20.19': {
    title: 'Zweiter Atem (Klaue)',
    text: 'Nimm vor deiner ersten Aktion im Zug einen deiner Würfel von deiner Ahnentafel.',
  },
  'MK-20.20': {
    title: 'Brückenbauerin (Klaue)',
    text: 'Beim Bilden einer Gruppe gilt ein leeres Feld, ein Vorrat oder ein Älteres Symbol für diese Aktion als Verbindung.',
  },
  'MK-20.21': {
    title: 'Wiegt mehr',
    text: 'Diese Figur zählt als N Trolle, wenn über Kontrolle entschieden wird.',
    ruling:
      'Das gilt auch für das Erlangen von Kontrolle, für Gebiete und Hallen; für Bewegung, Angriff und Invasionen ist sie ein Troll.',
  },
  'MK-20.22': {
    title: 'Ehre in der Bresche',
    text: 'Deine Trolle, die in einer Bresche fallen, bringen je N Ehre.',
  },
  'MK-20.23': {
    title: 'Geleit',
    text: 'Bewegt sich diese Figur in einem Vorstoß, darf ein weiterer Troll aus ihrer Höhle über die Stärke hinaus mitgehen.',
  },
  'MK-20.24': {
    title: 'Aktion (sofort)',
    text: 'Führe die gezeigte Aktion sofort mit Stärke N aus. Sie kostet weder Würfel noch Vorrat und ist weder schwach noch stark.',
  },
  'MK-20.25': {
    title: 'Kennt die Wege',
    text: 'Für deine Bewegung grenzt die Höhle dieser Figur an jede Höhle ihres Gebiets.',
  },
  'MK-20.26': {
    title: 'Weit verstreut (Ende der Welle)',
    text: 'Ehre nach der Zahl der Gebiete, in denen du Trolle hast, wie auf der Karte.',
  },
  'MK-20.27': { title: 'Schwache Aktion +N (Klaue)', text: 'Eine schwache Aktion hat N mehr Stärke.' },
  'MK-20.28': {
    title: 'Bitteres Ende',
    text: 'Scheitert ein Angriff mit dieser Figur, kehrt zuerst einer dieser Zwerge deiner Wahl ohne Ehre in den Vorrat zurück; dann geht es mit dem Zurückschlagen weiter.',
  },
  'MK-20.29': {
    title: 'Fällt zuletzt',
    text: 'Diese Figur kann nicht fallen, solange ein anderer Troll in ihrer Höhle steht.',
    ruling:
      'In einer geteilten Höhle wird ihr Besitzer nur über seine anderen Trolle gezogen, und gar nicht, wenn er dort nur die Figur hat.',
  },
  'MK-20.30': {
    title: 'Zwergenzunge',
    text: 'Du triffst alle Entscheidungen der Zwerge bei Invasionen und Breschen in dem Gebiet, in dem diese Figur steht.',
  },
  'MK-20.31': {
    title: 'Überall verstärken (sofort)',
    text: 'Verstärke sofort mit Stärke N eine beliebige von dir betrollte Höhle.',
  },
  'MK-20.32': {
    title: 'Stern: reichere Halle',
    text: 'Lege den Stern auf eine Große Halle; ihr Wert steigt um N.',
  },
  'MK-20.33': {
    title: 'Stern: gehaltene Höhle',
    text: 'Lege den Stern in eine Höhle mit einem deiner Trolle; für Große Hallen kontrollierst du sie, solange ein Troll von dir dort ist.',
  },
  'MK-20.34': {
    title: 'Stern: Banner an einer Halle',
    text: 'Lege den Stern auf eine Große Halle; du zählst dort N kontrollierte Höhlen mehr.',
  },
  'MK-20.35': {
    title: 'Stern: Eid auf einen Stamm',
    text: 'Lege den Stern auf eine Stammesleiste; erhältst du dort einen Platz, bekommst du N Ehre mehr.',
  },
  'MK-20.36': {
    title: 'Stern: geräumte Höhle',
    text: 'Lege den Stern in eine überrannte Höhle; ihre Zwerge kehren ohne Ehre in den Vorrat zurück.',
  },
  'MK-20.37': { title: 'Älteste', text: 'Zählt bei Spielende als N weitere Ältere Symbole.' },
  'MK-20.38': {
    title: 'Stimme aller (sofort)',
    text: 'Du erhältst eine Stimme jedes Stammes, in dessen Gebiet du eine Höhle kontrollierst.',
  },
  'MK-20.39': {
    title: 'Gefolge (Spielende)',
    text: 'N Ehre für jede Championkarte, die du hast, diese eingeschlossen.',
  },
  'MK-20.40': { title: 'Tore (Spielende)', text: 'N Ehre für jede Torhöhle, die du kontrollierst.' },
  'MK-20.41': {
    title: 'Gebiete (Spielende)',
    text: 'N Ehre für jedes Gebiet, in dem du eine Höhle kontrollierst.',
  },

  // 21 Das letzte Gefecht, für einen Spieler
  'MK-21.1': {
    title: 'Das letzte Gefecht',
    text: 'Ein Spieler hält den Berg gegen die Zwerge: Überstehe die Wellen I und II, übertriff die Zwerge in Welle III. Alle Regeln gelten bis auf die folgenden.',
    ruling:
      'Die Anleitung nennt ein Solospiel nur beim Namen. Dieses ist unser eigener Entwurf nach dem, was eine Vorschau erzählt (kritische Gebiete, die Zwerge übertreffen).',
  },
  'MK-21.2': {
    title: 'Solo: Aufbau',
    text: 'Die Seite für 2–3 Spieler, drei Torkarten für die ersten Zwerge, drei Invasionen je Welle, drei Champions in der Auslage.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.3': {
    title: 'Solo: Ahnentafel',
    text: 'Ziehe vier Karten, lege eine und wirf den Rest ab; ziehe drei, lege eine; ziehe zwei, lege eine.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.4': {
    title: 'Solo: kritische Gebiete',
    text: 'Zu Beginn der Wellen I und II nennen vier Torkarten offen kritische Gebiete. Nach den Invasionen und Champions dieser Welle musst du in jedem von ihnen eine Höhle kontrollieren, sonst hast du verloren.',
    ruling:
      'Unser eigener Entwurf; die Regel selbst ist aus der Vorschau bekannt. Diese Karten werden zurückgemischt, bevor die Invasionen der Welle ausgelegt werden.',
  },
  'MK-21.5': {
    title: 'Solo: Champions',
    text: 'Du gewinnst einen Champion, wenn dein Einfluss dort in Welle I, II oder III 4, 5 oder 6 erreicht; sonst darfst du den Trostpreis nehmen.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.6': {
    title: 'Solo: Stimmen der Zwerge',
    text: 'Am Ende der Wellen I und II erhalten die Zwerge eine Stimme jedes Stammes, in dessen Gebiet sie mehr Höhlen halten, als du kontrollierst. Auf den Stammesleisten stehen sie wie ein Rivale.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.7': {
    title: 'Solo: Entscheidungen der Zwerge',
    text: 'Wo die Zwerge unentschieden sind, entscheidest du.',
    ruling: 'Unser eigener Entwurf.',
  },
  'MK-21.8': {
    title: 'Solo: die letzte Welle',
    text: 'Bei dir zählt nur die Ehre aus Welle III. Bei den Zwergen zählen der Wert jeder Großen Halle, die sie gewinnen, oder ihr Anteil, ihre Plätze auf den Stammesleisten, 1 für jede überrannte Höhle und die Schwierigkeit. Du gewinnst, wenn du mehr hast als sie.',
    ruling: 'Unser eigener Entwurf. Die Schwierigkeit ist 0, 4, 15 oder 30.',
  },

  // 22 Optionen
  'MK-22.1': {
    title: 'Schwierigkeit (Solo)',
    text: 'Das letzte Gefecht hat vier Schwierigkeiten, die die Punkte der Zwerge in Welle III ändern.',
  },
  'MK-22.2': {
    title: 'Eigene Karten (Option)',
    text: 'Pläne, Ahnenkarten, Champions, Rad, Zuwachsleiste, Stimmplättchen und Vorratsleiste lassen sich durch eine Datei ersetzen. Was wir rekonstruiert haben, ist als solches gekennzeichnet.',
  },
}
