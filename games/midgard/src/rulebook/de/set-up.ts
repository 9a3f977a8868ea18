import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Ziel und Material, Spielvorbereitung, Vorbereitung der Runde. */
export const setUp = {
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
    text: 'Trolle, Draugr, Monster und die Krake sind Gegner. Jeder hat einen Schadenswert, einen Verteidigungswert und eine Belohnung; manche verbieten eine Art Krieger. Draugr und Monster sind gelb, rot oder blau; Trolle haben keine Farbe.',
  },
  'CM-1.6': {
    title: 'Was offen und was geheim ist',
    text: 'Ressourcen, Würfel, Runen, Schiffe und Ruhm sind offen. Schicksalskarten kennt nur ihr Besitzer, verdeckte Reisekarten nur, wer sie angesehen hat. Besiegte Gegner liegen in einem verdeckten Stapel, den nur der Besitzer durchsehen darf.',
    ruling:
      'Wie viele Schicksale und besiegte Gegner jemand hat, sieht man; welche es sind, nicht. Nach der englischen Anleitung dürfte man auch die Zahl der Gegner für sich behalten; doch jeder Kampf findet offen statt, und Verbergen würde nur das Mitschreiben belohnen.',
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
    title: 'Startausstattung',
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
    text: 'Jede Küste im Spiel ohne Reisekarte erhält eine verdeckte. Eine Karte, die niemand aufgedeckt hat, bleibt liegen.',
    ruling:
      'Ist der Reisestapel leer, werden die abgelegten Reisekarten neu gemischt. 18 Karten können für acht Runden mit vier Küsten zu wenig sein, und keine Anleitung sagt, was dann gilt; Küsten ohne Reisekarte würden späte Fahrten zu sicher machen.',
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
    title: 'Orte auffüllen',
    text: 'Ein Schwertkämpfer kommt zum Schwertschmied, ein Speerkämpfer zum Speermacher, ein Axtkämpfer zum Schmied und eine Nahrung in die Räucherkammer, gleich was dort noch liegt.',
  },
} satisfies Record<string, RuleEntry>
