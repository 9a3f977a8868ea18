import type { RuleEntry } from '@meadhall/kernel/rulebook'

/** Waren, das Ablegen von Marken, Einnahmen und Prämien. */
export const placing = {
  'FO-3.1': {
    title: 'Farben und Formen',
    text: 'Waren sind orangefarben (Agrarprodukte), rot (Tierprodukte und Tiere), grün (Handwerksprodukte) oder blau (Luxuswaren). Waren einer Spalte der Warenkästen haben die gleiche Form: 2×1, 3×1, 2×2, 4×1, 3×2, 4×2, 3×3, 4×3. Orange und Rot sind zwei Seiten einer Marke, ebenso Grün und Blau.',
  },
  'FO-3.2': {
    title: 'Aufwerten',
    text: 'Aufwerten heißt, eine Marke aus Vorrat oder Stall gegen die formgleiche der nächsten Farbe zu tauschen: Orange gegen Rot, Rot gegen Grün, Grün gegen Blau. Blaue Waren und Sondermarken lassen sich nicht aufwerten. Mehrere einfache Aufwertungen einer Aktion betreffen verschiedene Marken.',
    ruling:
      'Ein trächtiges Tier wird wie ein nicht trächtiges aufgewertet: Schaf zu Pelz, Rind zu Kleidung. Orangefarbene Marken der Formen 4×2 und 4×3 gibt es nicht, also führt keine Aufwertung zu einem Tier.',
  },
  'FO-3.3': {
    title: 'Doppelt aufwerten',
    text: 'Eine doppelte Aufwertung bringt eine Marke zwei Farben weiter: Orange zu Grün oder Rot zu Blau.',
    ruling:
      'Mit einer doppelten Aufwertung darf auch eine grüne Ware um eine Farbe aufgewertet werden, da jeder Schritt freiwillig ist.',
  },
  'FO-3.4': {
    title: 'Sondermarken',
    text: 'Jede der 15 grauen Sondermarken gibt es einmal. Sie haben einen Schwertwert und, außer der englischen Krone, einen Silberpreis; sieben tragen die Schmiedezange. Abgelegt werden sie wie blaue Waren.',
  },
  'FO-3.5': {
    title: 'Silber und Geldwechsel',
    text: 'Silber darf jederzeit in Münzen zu 1, 2, 4 und 10 gewechselt werden; die Münzen bedecken 1×1, 2×1, 2×2 und 5×2 Felder.',
    ruling:
      'Eine Münze bedeckt so viele Felder, wie sie wert ist, und Münzen dürfen sich berühren. Darum wird Silber feldweise abgelegt, eines pro Feld.',
  },
  'FO-3.6': {
    title: 'Holz, Stein und Erz',
    text: 'Holz, Stein und Erz sind Baustoffe. Sie werden in Aktionen ausgegeben; Erz bedeckt auch einzelne Felder und bewaffnet Schiffe, Holz und Stein füllen auch die Felder von Schuppen und Steinhäusern.',
  },
  'FO-3.7': {
    title: 'Tiere und Ställe',
    text: 'Schafe und Rinder stehen in den Ställen des Heimatplans, beliebig viele. Sie sind rote Waren: Sie dürfen beim Festmahl serviert und aufgewertet werden. Wo Schafe oder Rinder gezählt werden, zählen trächtige mit.',
  },
  'FO-3.8': {
    title: 'Keine Schenkungen',
    text: 'Niemand darf Waren, Schiffe, Pläne oder Karten außerhalb einer Aktion verschenken oder abwerfen.',
  },

  'FO-4.1': {
    title: 'Jederzeit',
    text: 'Marken aus dem eigenen Vorrat dürfen bis zum Beginn der Wertung jederzeit auf Heimatplan, eigene Entdeckungspläne und eigene Häuser gelegt werden, auch wenn andere am Zug sind.',
  },
  'FO-4.2': {
    title: 'Was auf Heimat- und Entdeckungspläne darf',
    text: 'Grüne und blaue Waren, Sondermarken, Silber und Erz. Orangefarbene und rote Waren, Holz und Stein gehören nicht dorthin.',
  },
  'FO-4.3': {
    title: 'Im Abdeckbereich',
    text: 'Jedes Feld einer Marke muss auf einem Feld des Abdeckbereichs liegen.',
  },
  'FO-4.4': {
    title: 'Keine Überdeckung',
    text: 'Eine Marke darf kein Feld bedecken, auf dem schon eine andere liegt.',
  },
  'FO-4.5': {
    title: 'Dick umrandete Felder',
    text: 'Dick umrandete Felder im Inneren eines Entdeckungsplans dürfen nie abgedeckt werden. Eines davon ist die Einkommenszahl 5 der Bäreninsel.',
  },
  'FO-4.6': {
    title: 'Grün nicht neben Grün',
    text: 'Auf Heimat- und Entdeckungsplänen darf keine grüne Marke mit einer Kante an eine andere grüne grenzen; diagonal ist erlaubt. Blaue Waren, Sondermarken, Silber und Erz dürfen an alles grenzen.',
  },
  'FO-4.7': {
    title: 'Die Geld-Diagonale',
    text: 'Ein Feld mit einer Einkommenszahl darf nur abgedeckt werden, wenn danach alle abdeckbaren Felder dieses Plans abgedeckt sind, die in derselben Zeile oder darunter und in derselben Spalte oder links davon liegen. Felder mit Warensymbol gelten als abgedeckt. Eine Marke darf mehrere Zahlen auf einmal abdecken, wenn die Lage danach für jede stimmt.',
    ruling:
      'Das Regelheft nennt die Felder links, unterhalb und im Quadrat links unterhalb; auf dem Heimatplan ist das der hier benutzte Quadrant. Auf Entdeckungsplänen gilt derselbe Quadrant ohne dick umrandete und außerhalb liegende Felder. Auf Grönland verlangt die obere Diagonale darum die untere 0. Gleiche Zahlen nacheinander (2, 2 auf dem Heimatplan; 1, 1, 1 und 2, 2, 2 auf den Färöer-Inseln) müssen auch in dieser Folge abgedeckt werden. Alternative: auf Entdeckungsplänen nur ein echtes Quadrat.',
  },
  'FO-4.8': {
    title: 'Warensymbole',
    text: 'Felder mit Warensymbol dürfen abgedeckt werden; die Prämie ist dann verloren.',
  },
  'FO-4.9': {
    title: 'Drehen und Wenden',
    text: 'Eine Marke darf in Vierteldrehungen gedreht werden.',
    ruling:
      'Sondermarken sind beidseitig grau, also dürfen sie auch gewendet werden. Das betrifft Helm, Gewandnadel und Trinkhorn. Das Regelheft sagt nichts dazu; Alternative: nur drehen.',
  },
  'FO-4.10': {
    title: 'Was in Häuser darf',
    text: 'Die Felder von Stein- und Langhäusern nehmen orangefarbene, rote, grüne und blaue Waren, Sondermarken und Silber auf, aber kein Erz.',
    ruling:
      'Das Regelheft nennt Waren der vier Farben und Silber; Sondermarken werden überall wie blaue behandelt.',
  },
  'FO-4.11': {
    title: 'Orange und Rot in Häusern',
    text: 'In Häusern darf keine orangefarbene Marke mit einer Kante an eine orangefarbene grenzen und keine rote an eine rote; diagonal ist erlaubt. Grüne Marken dürfen sich dort berühren.',
  },
  'FO-4.12': { title: 'Säulen', text: 'Die beiden Säulen eines Langhauses dürfen nicht abgedeckt werden.' },
  'FO-4.13': {
    title: 'Felder für Holz und Stein',
    text: 'Ein Schuppen hat 3 Felder für Holz und 3 für Stein, ein Steinhaus je eines. Jedes nimmt einen Baustoff seiner Art aus dem eigenen Vorrat auf.',
    ruling:
      'Das Regelheft lässt sie am Spielende füllen, der Anhang vor der Wertung. Früheres Füllen ändert nur die Belohnung des Verwalters, darum ist es jederzeit erlaubt; zurückgenommen wird nichts.',
  },
  'FO-4.14': {
    title: 'Probeweise und endgültig',
    text: 'Eine abgelegte Marke kommt nicht in den Vorrat zurück. Innerhalb einer Runde dürfen Marken aber probeweise gelegt und umgelegt werden.',
    ruling:
      'Eine Marke dieser Runde darf zurückgenommen werden, bis etwas sie zählt: Einnahmen, Prämien, die Wirkung einer Ausbildung oder das Ende der Runde. Was liegen bleibt, muss FO-4.7 weiter erfüllen. Marken, deren Ablegen eine Wirkung ausgelöst hat, liegen sofort fest.',
  },

  'FO-5.1': {
    title: 'Einnahmen einer Diagonale',
    text: 'Eine Diagonale bringt ihre kleinste nicht abgedeckte Zahl. Island und Bäreninsel beginnen mit 1, sie zahlen also von Anfang an. Labrador, Neufundland und Häuser bringen keine Einnahmen.',
  },
  'FO-5.2': {
    title: 'Zahlen außerhalb',
    text: 'Die letzte Zahl einer Diagonale kann außerhalb des Abdeckbereichs stehen (Heimatplan 18, Shetland-Inseln 3, Färöer-Inseln 4, Island 8, Grönland 3 und 5, Baffin-Insel 6). Sie gilt, sobald alle Zahlen der Diagonale abgedeckt sind; auf der Bäreninsel ist das die 5, die man nicht abdecken kann.',
  },
  'FO-5.3': {
    title: 'Mehrere Diagonalen und Pläne',
    text: 'Die Einnahmen aller Diagonalen aller eigenen Pläne werden addiert. Grönlands zwei Diagonalen zahlen einzeln.',
  },
  'FO-5.4': {
    title: 'Prämie eines Symbols',
    text: 'Ein Warensymbol bringt seine Waren als Prämie, wenn es selbst frei ist und alle abdeckbaren Felder ringsum (bis zu acht, auch diagonal) abgedeckt sind. Andere Symbole ringsum gelten als abgedeckt; dick umrandete Felder, Säulen und Felder außerhalb sind ohne Bedeutung.',
  },
  'FO-5.5': {
    title: 'Prämien, die ausgehen',
    text: 'Neufundlands Prämien sind die Gewandnadel und ein Steinhaus.',
    ruling:
      'Man bekommt sie nur, solange die Gewandnadel auf dem ovalen Plan liegt und ein Steinhaus übrig ist; Ersatz gibt es nicht. Würden mehrere zugleich das letzte bekommen, geht es vom Startspieler aus im Uhrzeigersinn.',
  },
  'FO-5.6': {
    title: 'Alles zur gleichen Zeit',
    text: 'Alle Einnahmen einer Phase werden auf einmal gezahlt, ebenso alle Prämien: Was ein Plan bringt, kann nicht in derselben Phase abgelegt werden, um mehr zu bekommen. Silber aus den Einnahmen darf vor den Prämien derselben Runde abgelegt werden.',
  },
} satisfies Record<string, RuleEntry>
