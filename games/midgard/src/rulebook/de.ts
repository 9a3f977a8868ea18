import type { Rulebook } from '@meadhall/kernel/rulebook'
import type { RuleId } from './ids.ts'

/** Champions of Midgard auf Deutsch, in eigenen Worten; die Begriffe folgen der deutschen Anleitung. */
export const de: Rulebook<RuleId> = {
  // 1 Ziel und Material
  'CM-1.1': {
    title: 'Spielziel',
    text: 'Das Spiel dauert acht Runden. Wer nach der Schlusswertung den meisten Ruhm hat, gewinnt und wird Jarl.',
  },
  'CM-1.2': {
    title: 'Kriegerwürfel sind begrenzt',
    text: 'Es gibt 12 Schwertkämpfer (weiß), 12 Speerkämpfer (rot) und 10 Axtkämpfer (schwarz). Ein Würfel, der nicht im Vorrat liegt, ist nicht zu bekommen. Gefallene, verhungerte, verlorene und überzählige Würfel gehen sofort in den Vorrat zurück.',
    ruling:
      'Soll bei der Vorbereitung der Runde ein Würfel auf einen Ort gelegt werden und ist keiner dieser Art im Vorrat, so entfällt er und wird auch später nicht nachgelegt. Die Anleitungen sagen nur, dass Würfel begrenzt sind; Nachlegen wäre die Alternative gewesen.',
  },
  'CM-1.3': {
    title: 'Alles andere ist unbegrenzt',
    text: 'Nahrung, Holz, Münzen, Gunst und Schuld gehen nie aus, und jeder darf beliebig viel davon besitzen.',
  },
  'CM-1.4': {
    title: 'Höchstens acht Krieger',
    text: 'In ein Langhaus passen acht Kriegerwürfel; auch Würfel im Kampf oder an Bord zählen dazu. Wer mehr bekommt, nimmt von den neuen so viele, wie hineinpassen, wählt bei verschiedenen Arten aus und legt den Rest in den Vorrat zurück.',
    ruling:
      'Gewählt wird unter den neuen Würfeln; was man schon hat, bleibt. Die deutsche FAQ gibt dem Besitzer diese Wahl, die englische Anleitung sagt nur, dass man nimmt, was passt. Überzähliges von einem Ort geht in den Vorrat und bleibt nicht am Ort. Man darf auch nehmen, wenn nichts hineinpasst.',
  },
  'CM-1.5': {
    title: 'Gegner',
    text: 'Trolle, Draugr, Monster und die Krake sind Gegner. Jeder hat einen Schadenswert (Angriff), einen Verteidigungswert und eine Belohnung; manche verbieten eine Art Krieger. Draugr und Monster sind gelb, rot oder blau; Trolle haben keine Farbe.',
  },
  'CM-1.6': {
    title: 'Was offen und was geheim ist',
    text: 'Waren, Würfel, Runen, Schiffe und Ruhm sind offen. Schicksalskarten kennt nur ihr Besitzer, verdeckte Reisekarten nur, wer sie angesehen hat. Besiegte Gegner liegen in einem verdeckten Stapel, den nur der Besitzer durchsehen darf.',
    ruling:
      'Wie viele Schicksale und besiegte Gegner jemand hat, ist zu sehen, welche es sind nicht. Nach der englischen Anleitung dürfte man auch die Zahl der Gegner für sich behalten; doch jeder Kampf findet offen statt, und das Verbergen belohnte nur das Mitschreiben.',
  },
  'CM-1.7': {
    title: 'Ruhm',
    text: 'Im Spiel gewonnener Ruhm wird sofort gezählt. Alle beginnen bei 0.',
    ruling: 'Nur Schuld kostet Ruhm, ganz am Ende; ein Ergebnis unter null bleibt stehen.',
  },

  // 2 Spielvorbereitung
  'CM-2.1': {
    title: 'Marktstände',
    text: 'Militär- und Wirtschaftsstände werden getrennt gemischt und offen ausgelegt: zu zweit je einer, zu dritt ein Militär- und zwei Wirtschaftsstände, zu viert je zwei. Die übrigen bleiben in der Schachtel.',
  },
  'CM-2.2': {
    title: 'Schiffe',
    text: 'Das kleine und das große öffentliche Langschiff liegen auf ihren Plätzen, die privaten Langschiffe beim Schiffsbauer. Schiffe, die für mehr Spieler gekennzeichnet sind, bleiben in der Schachtel.',
  },
  'CM-2.3': {
    title: 'Kartenstapel',
    text: 'Runen, Schicksale, Handelsschiffe, Trolle, Draugr, Reisen und Monster werden als sieben Stapel gemischt.',
  },
  'CM-2.4': {
    title: 'Startspieler',
    text: 'Das Los bestimmt, wer den Startspielermarker bekommt.',
    ruling:
      'Die Anleitung nimmt lieber den, der zuletzt im Kampf Ruhm errang, und nennt das Los selbst als Alternative.',
  },
  'CM-2.5': {
    title: 'Anführer wählen',
    text: 'Rechts vom Startspieler beginnend wählt gegen den Uhrzeigersinn jeder einen der übrigen Anführer; der Startspieler wählt zuletzt.',
  },
  'CM-2.6': {
    title: 'Startwaren',
    text: 'Jeder beginnt mit 1 Nahrung, 1 Holz, 1 Münze, 1 Gunst und 1 Schwertkämpfer.',
  },
  'CM-2.7': {
    title: 'Arbeiter',
    text: 'Jeder hat 3 Arbeiter, zu zweit 4. Ein weiterer von jedem wartet bei den Arbeiterhütten.',
  },
  'CM-2.8': {
    title: 'Erstes Schicksal',
    text: 'Jeder erhält eine Schicksalskarte und hält sie geheim.',
  },

  // 3 Vorbereitung der Runde
  'CM-3.1': {
    title: 'Eine Runde',
    text: 'Vorbereitung der Runde, Arbeiter einsetzen, Krieger zuweisen, Kampfauswertung, Aufräumen: in dieser Reihenfolge, acht Mal.',
  },
  'CM-3.2': { title: 'Troll', text: 'Der oberste Troll kommt offen auf das Trollfeld.' },
  'CM-3.3': {
    title: 'Draugr',
    text: 'Die obersten zwei Draugr werden offen ausgelegt, der erste links, der zweite rechts.',
  },
  'CM-3.4': {
    title: 'Reisekarten',
    text: 'Jede Küste im Spiel ohne Reisekarte erhält eine verdeckte. Eine Karte, an der niemand vorbeifuhr, bleibt liegen.',
    ruling:
      'Ist der Reisestapel leer, werden die abgelegten Reisekarten neu gemischt. 18 Karten können für acht Runden mit vier Küsten zu wenig sein, und keine Anleitung sagt, was dann gilt; Küsten ohne Reisekarte machten späte Fahrten zu sicher.',
  },
  'CM-3.5': {
    title: 'Runen',
    text: 'Jeder leere der beiden Plätze beim Runenschmied erhält eine offene Rune, solange der Stapel reicht.',
  },
  'CM-3.6': { title: 'Monster', text: 'Jede Küste im Spiel ohne Monster erhält ein offenes.' },
  'CM-3.7': {
    title: 'Küsten im Spiel',
    text: 'Es gibt vier Küsten. Die ganz rechte wird nur zu viert benutzt.',
  },
  'CM-3.8': {
    title: 'Handelsschiff',
    text: 'Die nächste Handelsschiffkarte kommt auf die früheren; nur die oberste gilt.',
  },
  'CM-3.9': {
    title: 'Waren sammeln sich an',
    text: 'Ein Schwertkämpfer kommt zum Schwertschmied, ein Speerkämpfer zum Speermacher, ein Axtkämpfer zum Schmied und eine Nahrung in die Räucherkammer, gleich was dort noch liegt.',
  },

  // 4 Arbeiter einsetzen
  'CM-4.1': {
    title: 'Zugreihenfolge',
    text: 'Vom Besitzer des Startspielermarkers an setzen alle im Uhrzeigersinn je einen Arbeiter ein. Wer keinen mehr hat, wird übergangen. Die Phase endet, wenn niemand mehr einen hat.',
    ruling:
      'Wechselt der Marker während der Phase den Besitzer, geht es einfach im Uhrzeigersinn weiter; der neue Besitzer beginnt mit dem, was danach kommt.',
  },
  'CM-4.2': {
    title: 'Ein Arbeiter je Feld',
    text: 'Ein Feld mit einem Arbeiter ist bis zum Aufräumen besetzt. Nur die Jagdgründe fassen beliebig viele.',
  },
  'CM-4.3': {
    title: 'Kosten eines Feldes',
    text: 'Wer einen Arbeiter einsetzt, muss die vollen Kosten des Feldes zahlen und führt seine Wirkung einmal und sofort aus.',
    ruling:
      'Ein Feld ohne Kosten darf man auch besetzen, wenn es nichts bringt, um andere fernzuhalten; ein Feld mit Kosten nur, wer sie zahlt. Die Anleitungen sprechen nur davon, dass jemand nicht kann oder nicht will.',
  },
  'CM-4.4': {
    title: 'Farben der Felder',
    text: 'Braune und blaue Felder wirken sofort; blaue werden jede Runde aufgefüllt. Rote Felder sichern nur einen späteren Kampf. Langschiffe sind beides: Sie fahren jetzt zu ihrer Küste und werden später beladen und kämpfen später.',
  },
  'CM-4.5': {
    title: 'Betteln',
    text: 'Statt ein Feld zu besetzen, darf ein Arbeiter immer betteln: Lege ihn auf das eigene Tableau und nimm 1 Nahrung und 1 Schuld. Wer kein Feld besetzen kann oder will, muss betteln.',
  },

  // 5 Orte
  'CM-5.1': { title: 'Schmied', text: 'Nimm alle Axtkämpfer, die hier liegen.' },
  'CM-5.2': { title: 'Speermacher', text: 'Nimm alle Speerkämpfer, die hier liegen.' },
  'CM-5.3': { title: 'Schwertschmied', text: 'Nimm alle Schwertkämpfer, die hier liegen.' },
  'CM-5.4': { title: 'Räucherkammer', text: 'Nimm alle Nahrung, die hier liegt.' },
  'CM-5.5': {
    title: 'Langhaus des Jarls',
    text: 'Nimm einen Schwertkämpfer aus dem Vorrat und den Startspielermarker von seinem Besitzer. Wer den Marker schon hat, muss ihn nach links weitergeben. Anders wechselt der Marker nie.',
  },
  'CM-5.6': {
    title: 'Jagdgründe',
    text: 'Melde eine Jagd an: In der Kampfauswertung jagen alle deine Krieger, die sonst nirgends eingesetzt sind. Hier haben beliebig viele Arbeiter Platz.',
    ruling:
      'Ein zweiter Arbeiter desselben Spielers ist erlaubt und bringt nichts: Jeder Würfel jagt einmal.',
  },
  'CM-5.7': {
    title: 'Markt',
    text: 'Tausche Nahrung, Holz und Münzen beliebig oft eins zu eins mit dem Vorrat.',
    ruling: 'Auch gar kein Tausch ist erlaubt.',
  },
  'CM-5.8': {
    title: 'Handelsschiff',
    text: 'Zahle 1 Münze und nimm alles, was die oberste Handelsschiffkarte zeigt.',
  },
  'CM-5.9': {
    title: 'Runenschmied',
    text: 'Zahle 1 Holz und nimm eine der offenen Runen oder unbesehen die oberste des Stapels. Sie liegt offen vor dir. Der Platz wird bei der nächsten Vorbereitung gefüllt.',
  },
  'CM-5.10': {
    title: 'Hütte des Weisen',
    text: 'Sieh dir allein eine verdeckte Reisekarte deiner Wahl an und ziehe danach eine Schicksalskarte.',
    ruling:
      'Das Ansehen kommt zuerst und ist nicht freigestellt. Hat der Schicksalsstapel weniger Karten, als zu ziehen wären, zieht man, was da ist.',
  },
  'CM-5.11': {
    title: 'Schiffsbauer',
    text: 'Wähle ein privates Langschiff, zahle sein Holz und seine Münzen und lege es vor dich. Jeder darf nur eines bauen. Es darf schon in dieser Runde fahren.',
  },
  'CM-5.12': {
    title: 'Stabkirche',
    text: 'Zahle 1, 3, 6 oder 10 Münzen und nimm 1, 2, 3 oder 4 Gunst. Ein Kauf je Besuch.',
  },
  'CM-5.13': {
    title: 'Arbeiterhütten',
    text: 'Zahle und nimm deinen zusätzlichen Arbeiter, der schon in dieser Runde eingesetzt werden darf. Wer als Erster kommt, zahlt 5 Münzen, der Zweite 4, der Dritte 3, der Vierte 2. Jeder hat nur einen zusätzlichen Arbeiter.',
  },
  'CM-5.14': { title: 'Troll', text: 'Sichere dir den Kampf gegen den Troll.' },
  'CM-5.15': { title: 'Linker Draugr', text: 'Sichere dir den Kampf gegen den linken Draugr.' },
  'CM-5.16': { title: 'Rechter Draugr', text: 'Sichere dir den Kampf gegen den rechten Draugr.' },
  'CM-5.17': {
    title: 'Kleines öffentliches Langschiff',
    text: 'Schicke das Schiff zu einer freien Küste im Spiel. Es kostet nichts und fasst 5.',
  },
  'CM-5.18': {
    title: 'Großes öffentliches Langschiff',
    text: 'Zahle 1 Münze und schicke das Schiff zu einer freien Küste im Spiel. Es fasst 10.',
  },
  'CM-5.19': {
    title: 'Privates Langschiff',
    text: 'Nur sein Besitzer darf einen Arbeiter darauf einsetzen, einen je Runde. Schicke das Schiff zu einer freien Küste im Spiel. Es kostet nichts und fasst, was auf der Karte steht.',
  },
  'CM-5.20': {
    title: 'Ein Schiff je Küste',
    text: 'Eine Küste nimmt je Runde ein Schiff auf. Ohne freie Küste kann kein Schiff genommen werden.',
    ruling:
      'Keine Anleitung sagt es ausdrücklich; ein Spielbericht kennt einen Spieler je Ziel, und ein zweites Schiff fände das Monster oft schon besiegt. Mehrere Schiffe nacheinander wären die Alternative gewesen.',
  },

  // 6 Marktstände
  'CM-6.1': {
    title: 'Marktstände',
    text: 'Ein Marktstand ist ein Feld wie jedes andere: ein Arbeiter, einmal bezahlt und einmal benutzt, sofern er nicht mehr erlaubt.',
  },
  'CM-6.2': { title: 'Aumingi (Wirtschaft)', text: 'Gib 1 Nahrung für 1 Gunst, ein- bis dreimal.' },
  'CM-6.3': { title: 'Skalde (Wirtschaft)', text: 'Du erhältst 2 Ruhm.' },
  'CM-6.4': { title: 'Großzügiger Händler (Wirtschaft)', text: 'Nimm 1 Nahrung und 1 Holz.' },
  'CM-6.5': { title: 'Reicher Fremder (Wirtschaft)', text: 'Nimm 2 Münzen.' },
  'CM-6.6': {
    title: 'Volkskrieger (Militär)',
    text: 'Zahle 1 Nahrung und nimm 2 Schwertkämpfer aus dem Vorrat.',
  },
  'CM-6.7': { title: 'Plünderer (Militär)', text: 'Zahle 1 Holz und nimm 2 Speerkämpfer aus dem Vorrat.' },
  'CM-6.8': {
    title: 'Jomswikinger (Militär)',
    text: 'Zahle 2 Münzen und nimm 1 Schwertkämpfer und 1 Axtkämpfer aus dem Vorrat.',
  },
  'CM-6.9': {
    title: 'Waräger (Militär)',
    text: 'Zahle 1 Münze und nimm 1 Schwertkämpfer und 1 Speerkämpfer aus dem Vorrat.',
  },

  // 7 Krieger zuweisen
  'CM-7.1': {
    title: 'Alle gleichzeitig',
    text: 'Wer einen Arbeiter beim Troll, bei einem Draugr oder auf einem Langschiff hat, weist Krieger zu, alle gleichzeitig. Die Zuweisungen bleiben verdeckt, bis alle bestätigt haben.',
    ruling: 'Wer keinen solchen Arbeiter hat, hat nichts zuzuweisen; auf ihn wird nicht gewartet.',
  },
  'CM-7.2': {
    title: 'Auf Wunsch der Reihe nach',
    text: 'Wer noch nicht bestätigt hat, darf die Zugreihenfolge verlangen. Dann weisen alle offen nacheinander zu, vom Besitzer des Startspielermarkers an im Uhrzeigersinn.',
    ruling:
      'Was andere schon bestätigt hatten, war verdeckt und geht an sie zurück; spätes Verlangen bringt also keinen Vorteil. Die Anleitung nennt keinen Zeitpunkt.',
  },
  'CM-7.3': {
    title: 'Krieger',
    text: 'Lege beliebig viele eigene Würfel auf jedes Feld, das du dir gesichert hast; jeder Würfel kommt an einen Ort.',
  },
  'CM-7.4': {
    title: 'An Land verboten',
    text: 'Eine Art Krieger, die ein Troll oder Draugr verbietet, darf ihm nicht zugewiesen werden.',
  },
  'CM-7.5': {
    title: 'Langschiff beladen',
    text: 'Lade eigene Krieger und Nahrung in beliebiger Mischung; zusammen nicht mehr, als das Schiff fasst. Jede Art Krieger darf mitfahren, auch eine, die das Monster verbietet.',
  },
  'CM-7.6': {
    title: 'Die Übrigen jagen',
    text: 'Hast du einen Arbeiter auf den Jagdgründen, jagen alle nirgends zugewiesenen Würfel. Die Beute kommt für die Schiffe dieser Runde zu spät.',
  },
  'CM-7.7': {
    title: 'Niemand muss gehen',
    text: 'Man darf einem gesicherten Feld auch keinen Krieger zuweisen.',
  },

  // 8 Kampfauswertung
  'CM-8.1': {
    title: 'Reihenfolge',
    text: 'Jagd, Troll, linker Draugr, rechter Draugr, dann die Küsten von links nach rechts. Wohin niemand ging, das wird übersprungen.',
  },
  'CM-8.2': {
    title: 'Die Jagd',
    text: 'Jeder Jäger wirft alle nirgends zugewiesenen Würfel einmal und nimmt je Treffer 1 Nahrung, höchstens 6. Gunst für neue Würfe darf wie im Kampf (CM-9.3) ausgegeben werden. Würfel gehen keine verloren.',
    ruling:
      'Mehrere Jäger würfeln in Zugreihenfolge ab dem Besitzer des Startspielermarkers; die Anleitung nennt keine Folge. Die Jagd ist kein Kampf, Ullr gewinnt dabei nichts; wer keine Würfel übrig hat, würfelt nicht.',
  },
  'CM-8.3': {
    title: 'Der Troll',
    text: 'Wer Krieger entsandt hat, kämpft gegen den Troll bis zum Ende.',
  },
  'CM-8.4': {
    title: 'Schuld weitergeben',
    text: 'Wer den Troll besiegt, gibt eine eigene Schuld zurück, wenn er welche hat, und nennt einen anderen Spieler, der eine aus dem Vorrat nimmt.',
    ruling:
      'Ein Sieger ohne Schuld gibt nichts zurück und nennt trotzdem jemanden; das Nennen ist nicht freigestellt. Die deutsche Anleitung sagt „darf“: siehe CM-16.10.',
  },
  'CM-8.5': {
    title: 'Die Draugr',
    text: 'Erst gegen den linken, dann gegen den rechten Draugr kämpft, wer Krieger entsandt hat.',
  },
  'CM-8.6': {
    title: 'Die Küsten',
    text: 'Von links nach rechts wird jede Küste mit einem Schiff ganz abgehandelt: Reise, Ernährung, Monster.',
  },
  'CM-8.7': {
    title: 'Reise',
    text: 'Decke die Reisekarte auf und führe sie aus (CM-12). Was sie nimmt, kommt von den Kriegern und der Nahrung an Bord; der Besitzer wählt. Sie wird auch bei leerem Schiff aufgedeckt und abgelegt.',
    ruling:
      'Ist weniger an Bord, als die Karte nimmt, geht verloren, was davon da ist, und nichts weiter. Die Anleitungen schweigen; andere Waren des Spielers bleiben unberührt.',
  },
  'CM-8.8': { title: 'Nahe Küsten', text: 'An den beiden linken Küsten ernährt 1 Nahrung zwei Krieger.' },
  'CM-8.9': { title: 'Ferne Küsten', text: 'An den beiden rechten Küsten ernährt 1 Nahrung einen Krieger.' },
  'CM-8.10': {
    title: 'Ernähren und Verhungern',
    text: 'Die Nahrung an Bord ernährt so viele Krieger wie möglich. Wer nichts bekommt, verhungert; der Besitzer wählt, wer. Alle Nahrung an Bord ist danach verbraucht, auch überzählige.',
  },
  'CM-8.11': {
    title: 'Das Monster',
    text: 'Die Krieger, die noch an Bord sind, kämpfen gegen das Monster bis zum Ende. Ist keiner mehr da, fällt der Kampf aus und das Monster bleibt.',
  },

  // 9 Der Kampf im Detail
  'CM-9.1': {
    title: 'Kampf gegen einen Gegner',
    text: 'Ein Kampf geht über Runden, und niemand kann ihn abbrechen. Er endet nach einer Runde, in der der Gegner Schaden in Höhe seiner Verteidigung oder mehr hat oder kein eingesetzter Krieger mehr übrig ist.',
  },
  'CM-9.2': { title: 'Würfeln', text: 'Wirf alle für diesen Kampf eingesetzten Krieger.' },
  'CM-9.3': {
    title: 'Gunst',
    text: 'Gib 1 Gunst aus, um beliebige der Würfel neu zu werfen, einen, mehrere oder alle; die neuen Seiten gelten. Das darf man wiederholen, solange man Gunst hat.',
  },
  'CM-9.4': {
    title: 'Schaden',
    text: 'Jede gewürfelte Waffe ist 1 Schaden; eine Seite mit zwei Waffen ist 2. Der Schaden eines Kampfes summiert sich über die Runden.',
  },
  'CM-9.5': {
    title: 'Verluste',
    text: 'Du verlierst so viele Krieger, wie der Gegner angreift, einen weniger für jeden gewürfelten Schild, nie unter null und nie mehr, als da sind.',
  },
  'CM-9.6': {
    title: 'Beide schlagen zugleich',
    text: 'Schaden und Verluste einer Runde geschehen zugleich: Ein fallender Gegner schlägt noch zu, und fallende Krieger haben noch getroffen.',
  },
  'CM-9.7': {
    title: 'Wer fällt',
    text: 'Der Besitzer wählt, welche der eingesetzten Krieger fallen, gleich was ihre Würfel zeigen.',
  },
  'CM-9.8': {
    title: 'Sieg',
    text: 'Hat der Gegner Schaden in Höhe seiner Verteidigung oder mehr, ist er besiegt, auch wenn in derselben Runde die letzten Krieger fielen.',
    ruling:
      'Die japanische Zusammenfassung sagt es ausdrücklich, die englische und die deutsche Anleitung legen es nahe.',
  },
  'CM-9.9': {
    title: 'Noch eine Runde',
    text: 'Steht der Gegner noch und sind Krieger übrig, kämpfen sie eine weitere Runde.',
  },
  'CM-9.10': {
    title: 'Niederlage',
    text: 'Steht der Gegner noch und ist kein Krieger übrig, gibt es keine Belohnung, und der Gegner verliert allen Schaden.',
  },
  'CM-9.11': {
    title: 'Belohnung',
    text: 'Der Sieger nimmt die Karte und erhält sofort ihren Ruhm, dazu Holz vom Troll, Münzen vom Draugr, Gunst vom Monster. Überlebende Krieger kehren zu ihrem Besitzer zurück.',
  },
  'CM-9.12': {
    title: 'Münzen auf Monstern',
    text: 'Münzen, die sich auf einem Monster angesammelt haben, gehen an den, der es besiegt.',
  },
  'CM-9.13': {
    title: 'Auf See verboten',
    text: 'Krieger einer Art, die das Monster verbietet, werden vor der ersten Runde gegen es vernichtet und gehen ungewürfelt in den Vorrat.',
    ruling:
      'Das Verbot gilt nur beim Monster: Für die Reise zählen diese Krieger mit, gegen die Krake kämpfen sie, und sie werden ernährt wie die anderen; da aber der Besitzer wählt, wer verhungert, dürfen sie es sein. Waren sie die einzigen, fällt der Kampf aus.',
  },

  // 10 Aufräumen
  'CM-10.1': {
    title: 'Arbeiter und Schiffe kehren heim',
    text: 'Alle Arbeiter kehren zu ihren Besitzern zurück, öffentliche Langschiffe auf ihre Plätze, private zu ihren Besitzern.',
  },
  'CM-10.2': {
    title: 'Der Troll lebt noch',
    text: 'Dann wird er abgelegt, und jeder Spieler nimmt 1 Schuld.',
  },
  'CM-10.3': { title: 'Draugr', text: 'Nicht besiegte Draugr werden abgelegt.' },
  'CM-10.4': { title: 'Reisekarten', text: 'Aufgedeckte Reisekarten werden abgelegt.' },
  'CM-10.5': {
    title: 'Monster',
    text: 'Jedes Monster, das noch an einer Küste liegt, erhält 1 Münze aus dem Vorrat auf seine Karte.',
  },
  'CM-10.6': {
    title: 'Nächste Runde',
    text: 'Nach der achten Runde folgt die Schlusswertung, sonst die nächste Runde. Aufgeräumt wird auch in der achten.',
  },

  // 11 Schlusswertung
  'CM-11.1': {
    title: 'Schlusswertung',
    text: 'Der im Spiel gewonnene Ruhm bleibt; die folgenden Zeilen kommen hinzu. Besiegte Gegner und Schicksale werden gezeigt.',
    ruling:
      'Verglichen wird, was jeder bei Spielende besitzt; das Werten verbraucht nichts, dieselben Münzen zählen also für ein Schicksal und für Ruhm.',
  },
  'CM-11.2': {
    title: 'Schicksale',
    text: 'Jedes eigene Schicksal bringt den größeren Ruhm, wenn du allein das meiste des Verlangten hast, den kleineren bei Gleichstand, sonst nichts (CM-15.1).',
  },
  'CM-11.3': {
    title: 'Sätze von Gegnern',
    text: 'Jeder Satz aus einem gelben, einem roten und einem blauen Gegner bringt 5 Ruhm. Trolle zählen nicht.',
  },
  'CM-11.4': { title: 'Runen', text: 'Jede Rune bringt ihren aufgedruckten Ruhm, benutzt oder nicht.' },
  'CM-11.5': {
    title: 'Privates Langschiff',
    text: 'Dein privates Langschiff bringt seinen aufgedruckten Ruhm.',
  },
  'CM-11.6': { title: 'Gunst', text: 'Jede übrige Gunst bringt 2 Ruhm.' },
  'CM-11.7': { title: 'Münzen', text: 'Je 3 Münzen bringen 1 Ruhm; ein Rest bringt nichts.' },
  'CM-11.8': {
    title: 'Schuld',
    text: 'Schuld kostet Ruhm: eine 1, zwei 3, drei 6, vier 10, fünf 15, sechs 21.',
  },
  'CM-11.9': {
    title: 'Schuld über sechs',
    text: 'Jede Schuld über die sechste hinaus kostet weitere 6 Ruhm.',
  },
  'CM-11.10': {
    title: 'Gleichstand',
    text: 'Unter denen mit dem meisten Ruhm gewinnt, wer die meisten Gegner besiegt hat, Trolle eingeschlossen. Ist auch das gleich, teilen sie den Sieg.',
  },

  // 12 Reisekarten
  'CM-12.1': { title: 'Alles ruhig', text: 'Nichts geschieht.' },
  'CM-12.2': {
    title: 'Krake',
    text: 'Die Krieger an Bord kämpfen gegen die Krake bis zum Ende. Sie zu besiegen bringt 3 Ruhm. Die Überlebenden fahren weiter, werden ernährt und kämpfen gegen das Monster.',
    ruling:
      'Die Krake ist eine Reisekarte: Sie wird nach dem Kampf abgelegt, gleich wer gewann, und zählt weder für Sätze noch Schicksale noch Gleichstände. Überlebt kein Krieger, endet die Fahrt: Die Nahrung an Bord ist verloren, das Monster bleibt. Gegen die Krake ist keine Art Krieger verboten.',
  },
  'CM-12.3': {
    title: 'Verloren',
    text: 'Du verlierst zwei Dinge vom Schiff: zwei Nahrung, zwei Krieger oder je eines, nach deiner Wahl.',
    ruling: 'Sind weniger als zwei an Bord, verlierst du, was da ist.',
  },
  'CM-12.4': { title: 'Kein Wind', text: 'Du verlierst eine Nahrung vom Schiff, wenn eine da ist.' },
  'CM-12.5': {
    title: 'Sturm',
    text: 'Du verlierst eine Nahrung oder einen Krieger vom Schiff, nach deiner Wahl.',
    ruling: 'Zu wählen, was nicht an Bord ist, hilft nicht: Wer nur das eine hat, verliert das.',
  },
  'CM-12.6': { title: 'Strudel', text: 'Du verlierst einen Krieger vom Schiff, wenn einer da ist.' },

  // 13 Anführer
  'CM-13.1': {
    title: 'Asmundr der Fromme',
    text: 'Eine Gunst, die er für einen neuen Wurf ausgibt, wird abgeworfen, bringt ihm aber trotzdem 2 Ruhm.',
    ruling:
      'Er erhält die 2 Ruhm beim Ausgeben, im Kampf wie auf der Jagd. Die deutsche Anleitung zahlt erst bei Spielende; die Summe ist dieselbe. Ausgegebene Gunst zählt nicht mehr für Schicksale.',
  },
  'CM-13.2': {
    title: 'Dagrun die Auserwählte',
    text: 'In der Hütte des Weisen zieht sie ein Schicksal mehr, behält eines und legt das andere unter den Stapel. Mit der Rune Durchblick zieht sie vier und behält eines.',
    ruling: 'Zurückgelegte Schicksale liegen in der Reihenfolge unter dem Stapel, in der sie gezogen wurden.',
  },
  'CM-13.3': { title: 'Gylfir der Seefeste', text: 'Er zahlt beim Handelsschiff keine Münze.' },
  'CM-13.4': {
    title: 'Svanhildr die Schwertjungfer',
    text: 'Ihre Schwertkämpfer richten mit einer Waffe 2 und mit zweien 3 Schaden an, auch als Treffer auf der Jagd, wo es bei höchstens 6 Nahrung bleibt.',
  },
  'CM-13.5': {
    title: 'Ullr der Berserker',
    text: 'In jeder Kampfrunde, in der mindestens einer seiner Würfel zwei Waffen zeigt, erhält er 1 Ruhm, einmal je Runde, gleich wie der Kampf ausgeht.',
    ruling:
      'Angesehen werden die Würfel nach allen neuen Würfen der Runde. Runden gegen die Krake zählen, die Jagd nicht. Nur die aufgedruckte Seite zählt: Ein Schild, den Reaktion zum Treffer macht, nicht.',
  },

  // 14 Runen
  'CM-14.1': {
    title: 'Runen',
    text: 'Eine Rune liegt offen vor ihrem Besitzer und kann einmal benutzt werden. Dann wird sie umgedreht und behalten; ihren Ruhm bringt sie am Ende trotzdem.',
  },
  'CM-14.2': {
    title: 'Wann eine Rune benutzt werden darf',
    text: 'Geschenke, Wissen, Erfolg und Wohlstand: jederzeit, im eigenen Zug und in dem anderer. Die übrigen zu ihrem Zeitpunkt: Potential und Reaktion nach deinem Wurf, Heilung, sobald die Verluste der Runde feststehen, Ruhm beim Besiegen eines Gegners, Reise nach dem Aufdecken deiner Reisekarte, Durchblick bei deinem Besuch in der Hütte des Weisen.',
    ruling:
      'Jederzeit heißt: immer wenn das Spiel auf irgendjemandes Entscheidung wartet, nie mitten in einer Wirkung. Außerdem wird, wer Erfolg hat, nach den Kämpfen jeder Runde vor dem Aufräumen gefragt, in der letzten Runde auch, wer Geschenke oder Wohlstand hat. Nach einem Wurf bestimmt der Besitzer die Reihenfolge von Potential, Reaktion und Gunst. Die Anleitungen sagen nur „jederzeit“.',
  },
  'CM-14.3': {
    title: 'Geschenke',
    text: 'Nimm vier Waren aus dem Vorrat, in beliebiger Mischung aus Nahrung, Holz und Münzen.',
  },
  'CM-14.4': {
    title: 'Ruhm',
    text: 'Besiegst du einen Gegner (Troll, Draugr, Krake oder Monster), erhältst du noch einmal die Hälfte seines Ruhms, abgerundet: Ein Monster mit 13 bringt 6 mehr.',
  },
  'CM-14.5': {
    title: 'Heilung',
    text: 'In dieser Kampfrunde verlierst du keine Krieger. Spätere Runden sind nicht betroffen.',
  },
  'CM-14.6': {
    title: 'Reise',
    text: 'Lege die eben aufgedeckte Reisekarte ohne Wirkung ab, decke die nächste des Stapels auf und führe sie aus, auch wenn sie schlimmer ist.',
  },
  'CM-14.7': {
    title: 'Wissen',
    text: 'Sieh dir allein alle Reisekarten an, die noch verdeckt auf dem Plan liegen; nicht den Stapel.',
  },
  'CM-14.8': {
    title: 'Potential',
    text: 'Nach einem Wurf in Kampf oder Jagd werden alle deine Würfel mit leerer Seite einmal neu geworfen.',
  },
  'CM-14.9': {
    title: 'Reaktion',
    text: 'Nach einem Wurf in Kampf oder Jagd zählt jeder Schild auch als ein Treffer und bleibt ein Schild. Bei Svanhildrs Schwertkämpfern zählt er als zwei Treffer.',
    ruling: 'Sie gilt für die ganze Kampfrunde oder die ganze Jagd, auch für danach neu geworfene Würfel.',
  },
  'CM-14.10': {
    title: 'Erfolg',
    text: 'Zeige eines deiner Schicksale und werte es jetzt. Es bleibt offen und wird am Ende noch einmal gewertet.',
    ruling:
      'Geprüft wird wie in der Schlusswertung an dem, was alle jetzt besitzen: der größere Ruhm, wenn du allein vorn liegst, der kleinere bei Gleichstand. Ein schon gezeigtes Schicksal kann nicht noch einmal gezeigt werden.',
  },
  'CM-14.11': {
    title: 'Durchblick',
    text: 'Ziehe in der Hütte des Weisen zwei Schicksale mehr, behalte eines und lege die anderen unter den Stapel.',
  },
  'CM-14.12': { title: 'Wohlstand', text: 'Nimm so viele Münzen, wie du hast, höchstens 5.' },

  // 15 Schicksale
  'CM-15.1': {
    title: 'Ein Schicksal werten',
    text: 'Nur sein Besitzer wertet ein Schicksal. Allein das meiste: der größere Ruhm. Gleichstand um das meiste: der kleinere. Mindestens eines des Verlangten ist nötig. Andere, die gleich viel oder mehr haben, erhalten nichts dafür, sie verderben es nur.',
  },
  'CM-15.2': {
    title: 'Zermalmer des Eises (6 / 3)',
    text: 'Die meisten blauen Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.3': {
    title: 'Erdzertrümmerer (6 / 3)',
    text: 'Die meisten gelben Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.4': {
    title: 'Meister der Flammen (6 / 3)',
    text: 'Die meisten roten Gegner, Draugr und Monster zusammen.',
  },
  'CM-15.5': { title: 'Handwerker (5 / 2)', text: 'Das meiste Holz.' },
  'CM-15.6': { title: 'Heerführer (7 / 3)', text: 'Die meisten Kriegerwürfel aller Arten.' },
  'CM-15.7': { title: 'Odins Günstling (4 / 2)', text: 'Die meiste Gunst.' },
  'CM-15.8': { title: 'Wohl vorbereitet (5 / 2)', text: 'Die meiste Nahrung.' },
  'CM-15.9': { title: 'Wohlhabend (5 / 2)', text: 'Die meisten Münzen.' },
  'CM-15.10': {
    title: 'Runenmeister (4 / 2)',
    text: 'Die meisten Runen, benutzt oder nicht.',
    ruling: 'Gezählt werden Karten, nicht ihr Ruhm.',
  },
  'CM-15.11': { title: 'Monsterjäger (4 / 2)', text: 'Die meisten Monster.' },
  'CM-15.12': { title: 'Bezwinger der Untoten (7 / 3)', text: 'Die meisten Draugr.' },
  'CM-15.13': { title: 'Trolltöter (6 / 3)', text: 'Die meisten Trolle.' },

  // 16 Varianten und Optionen
  'CM-16.1': {
    title: 'Halle der Aufzeichnungen (Variante)',
    text: 'Besiegte Gegner liegen für alle sichtbar offen vor ihrem Besitzer.',
  },
  'CM-16.2': { title: 'Misstrauische Dorfbewohner (Variante)', text: 'Jeder Spieler beginnt mit 1 Schuld.' },
  'CM-16.3': {
    title: 'Schuld über sechs (Option)',
    text: 'Eine Runde kann vereinbaren, dass sechs oder mehr Schuld 21 kosten, statt 6 mehr für jede weitere.',
    ruling:
      'Neueste englische Ausgabe: je 6 mehr. Erste Ausgabe, japanische Zusammenfassung und andere Zeugen: höchstens 21. Ist nichts vereinbart, entscheidet die Ausgabe.',
  },
  'CM-16.4': {
    title: 'Zugeloste Anführer (Option)',
    text: 'Jeder erhält einen Anführer durch das Los, statt zu wählen.',
  },
  'CM-16.5': {
    title: 'Erste Ausgabe (Option)',
    text: 'Gespielt wird nach der ersten Ausgabe, wie die deutsche Anleitung sie kennt: CM-16.6 bis CM-16.13 treten an die Stelle der Regeln, die sie nennen. Alles andere bleibt.',
    ruling:
      'Übernommen ist nur, was das Spiel ändert. Übersetzungsfehler sind es nicht: die Stabkirche, die Ruhm statt Gunst gibt, die linke Küste, die zu viert frei bleibe (zu viert kommt gerade sie hinzu), das fehlende Auffüllen der Runen.',
  },
  'CM-16.6': {
    title: 'Erste Ausgabe: nah und fern',
    text: 'Der Plan ist gespiegelt: Die beiden linken Küsten sind fern (1 Nahrung für einen Krieger), die beiden rechten nah (1 Nahrung für zwei). Ersetzt CM-8.8 und CM-8.9; abgehandelt werden die Küsten weiter von links nach rechts.',
  },
  'CM-16.7': {
    title: 'Erste Ausgabe: Küste für vier',
    text: 'Nur zu viert benutzt wird die ganz linke Küste. Ersetzt CM-3.7.',
  },
  'CM-16.8': {
    title: 'Erste Ausgabe: kleines Langschiff',
    text: 'Das kleine öffentliche Langschiff kostet 1 Münze. Ersetzt CM-5.17.',
  },
  'CM-16.9': {
    title: 'Erste Ausgabe: Schuld',
    text: 'Sechs oder mehr Schuld kosten 21 Ruhm. Ersetzt CM-11.9.',
  },
  'CM-16.10': {
    title: 'Erste Ausgabe: der Sieger über den Troll',
    text: 'Wer den Troll besiegt, darf eine eigene Schuld zurückgeben und darf einen anderen Spieler nennen, der eine nimmt. Ersetzt CM-8.4.',
    ruling: 'Das sind zwei getrennte Entscheidungen; auf jede darf man verzichten.',
  },
  'CM-16.11': {
    title: 'Erste Ausgabe: Reaktion und Svanhildr',
    text: 'Bei Svanhildr zählt jeder Schild auf jeder Art Würfel als zwei Treffer. Ersetzt den letzten Satz von CM-14.9.',
  },
  'CM-16.12': {
    title: 'Erste Ausgabe: Krake',
    text: 'Die Krake zu besiegen bringt keinen Ruhm, und die Rune Ruhm wirkt bei ihr nicht. Ändert CM-12.2 und CM-14.4.',
  },
  'CM-16.13': {
    title: 'Erste Ausgabe: Schicksale',
    text: 'Es gibt keine Mindestzahl: Hat niemand etwas vom Verlangten, steht es zwischen allen gleich. Ändert CM-15.1.',
  },
  'CM-16.14': {
    title: 'Eigene Karten (Option)',
    text: 'Die Tabellen der Würfel, Gegner, Handelsschiffe und privaten Langschiffe lassen sich durch eine Datei ersetzen. Zeilen, die wir rekonstruiert haben, sind als solche gekennzeichnet.',
  },
}
