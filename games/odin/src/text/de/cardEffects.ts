/** What the occupations do, in our own words. */
export const cardEffects = {
  'card.peddler': 'Viehmarkt: Der Preis ist um 1 Silber niedriger.',
  'card.patron': 'Ein Feld, das mindestens 2 Silber kostet, kostet dich 1 Silber weniger.',
  'card.furrier': 'Nutzt du ein Feld, das genau 1 Silber bringt: Nimm danach eine Falle.',
  'card.hunter': 'Jeder deiner Würfe zählt 1 weniger, auch bei Überfall und Plünderung.',
  'card.chief': 'Richte sofort ein eigenes Festmahl aus. Das Festmahl der Runde findet trotzdem statt.',
  'card.stoneCarver': 'Für jeden Stein, den du von einem Bergstreifen nimmst: 1 Silber.',
  'card.miller': 'Nach dem Festmahl: 1 Silber bei 1 Getreide im Vorrat, 2 Silber bei 2 oder mehr.',
  'card.craftLeader':
    'Vor den Einnahmen: 1 Öl, wenn mindestens 5 deiner Wikinger auf Handwerksfeldern stehen.',
  'card.oreBoatman':
    'Vor den Einnahmen: pro Drachenschiff 1 Erz, das du sofort auf Heimat- oder Entdeckungsplan legst.',
  'card.milker': 'Für jede der Tierarten Schaf und Rind in deinen Ställen: 1 Milch und 1 Silber.',
  'card.tridentHunter': 'Nimm einen Speer. Beim Walfang zählt jeder abgegebene Speer 2.',
  'card.helmsman': 'Nimm eine Truhe. Nach einer Aktion mit einem Drachenschiff darfst du eine Waffe ziehen.',
  'card.archer': 'Nimm Pfeil und Bogen. Bei der Wildjagd zählt jeder deiner Würfe 1 weniger.',
  'card.shipOwner': 'Für jeden Satz aus Walfangboot, Knorr und Drachenschiff: 1 Walfleisch, höchstens 2.',
  'card.cottager': 'Pro Steinhaus und Langhaus: 2 Met. Für jedes Stein- oder Langhaus, das du baust: 1 Fell.',
  'card.captain': 'Für 4/5/6/7 oder mehr Erz, das du auf deine Schiffe gelegt hast: 2/3/4/5 Silber.',
  'card.orientShipper': 'Werte 1 Ware um bis zu drei Stufen auf.',
  'card.fighter':
    'Für 1/2/3 oder mehr Drachenschiffe mit mindestens 2 Erz an Bord: 1 Seide/1 Schmuck/1 Silberhort.',
  'card.host': 'Für 3/4/5 oder mehr Sondermarken: 1 Seide/1 Gewürz/1 Schmuck.',
  'card.builder': 'Du bekommst sofort die Prämien deiner Häuser.',
  'card.collector': 'Du bekommst sofort die Prämien deines Heimatplans.',
  'card.miner': 'Pro Drachenschiff: 1 Stein, 1 Erz und 1 Silber.',
  'card.custodian': 'Pro Steinhaus und Langhaus: 2 Silber.',
  'card.whalingEquipper': 'Pro Knorr 1 Öl, pro Walfangboot 1 Holz.',
  'card.meatTrader': 'Pro Knorr: 1 Pökelfleisch.',
  'card.meatInspector': 'Für jede Sorte roter Waren in Vorrat und Ställen: 1 Silber.',
  'card.fisherman': 'Pro Walfangboot: 1 Stockfisch.',
  'card.locksmith': 'Für jede Truhe oder Schatztruhe, die du bekommst, darfst du 1 Öl für 1 Silber kaufen.',
  'card.meatPreserver': 'Für jedes Paar aus Wildfleisch und Walfleisch im Vorrat: 1 Pökelfleisch.',
  'card.silkMerchant': 'Für 1/2/3 oder mehr Seide im Vorrat: 1/3/6 Silber.',
  'card.storeman': 'Wähle eine Ware (kein Tier), von der du genau 3 im Vorrat hast: Nimm eine vierte.',
  'card.weaponsSupplier': 'Für 1/2/3 oder mehr Drachenschiffe: Ziehe 2/5/10 Waffen.',
  'card.sheepShearer': 'Für 3/4/6 oder mehr Schafe: 1/2/3 Wolle.',
  'card.shepherd': 'Für 2 oder mehr Schafe 1 Milch und 1 Wolle; für 4 oder mehr 1 Milch und 2 Wolle.',
  'card.cattleBreeder': 'Führe eine Tiervermehrung nur für dich durch.',
  'card.shipsCook': 'Vor dem Fernhandel darfst du 1 Pökel-, Wild- oder Walfleisch aufwerten.',
  'card.foreignTrader': 'Vor dem Fernhandel darfst du 1 Ware aufwerten.',
  'card.peacemaker': 'Neue Waffe: Du darfst stattdessen 1 Holz, Stein oder Erz nehmen.',
  'card.modifier': 'Jederzeit: Nimm Erz von deinen Schiffen zurück in den Vorrat.',
  'card.masterJoiner': 'Jederzeit: Lege Holz wie Silber auf Felder deiner Häuser.',
  'card.slowpoke': 'Nach den Prämien darfst du 1 Silber oder 1 Met gegen 1 Öl tauschen.',
  'card.steward': 'Vor den Einnahmen darfst du 1 Holz oder Stein auf einen deiner Schuppen legen: 1 Silber.',
  'card.fruitPicker': 'Nimm 1 Obst.',
  'card.masterTailor': 'Jederzeit: 1 Fell, 1 Wolle und 1 Leinen gegen 1 Kleidung und 3 Silber.',
  'card.pirate': 'Jederzeit: 1 Holz und 6 Silber gegen 1 Schatztruhe.',
  'card.shipArchitect': 'Jederzeit: 3 Holz und 1 Wolle oder 1 Leinen gegen ein Drachenschiff.',
  'card.tanner': 'Jederzeit: 1 Pökelfleisch gegen 1 Fell.',
  'card.farmer': 'Jederzeit: 1 Rind gegen 1 Schmuck.',
  'card.plower':
    'Jederzeit: 1 Rind gegen je 1 Erbsen, Flachs, Bohnen, Getreide und Kohl. Das ist eine Ernte nur für dich.',
  'card.runeEngraver': 'Jederzeit: 1 Runenstein gegen 1 Fell.',
  'card.masterMason': 'Jederzeit: 1 Runenstein gegen 1 Silber und 1 Milch oder 1 Kohl.',
  'card.tutor': 'Jederzeit: Zahle 1 Silber, um eine Ausbildung auszuspielen.',
  'card.farmShopOwner': 'Jederzeit: Zahle 1 Silber, um 1 orangefarbene Ware aufzuwerten.',
  'card.tradesman': 'Jederzeit: 1 Tafelsilber gegen 1 Seide oder 1 Truhe.',
  'card.treasurer': 'Jederzeit: 1 Truhe und 3 Silber gegen 1 Schatztruhe.',
  'card.armsDealer': 'Jederzeit: 2 beliebige Waffen gegen 1 Erz.',
  'card.beanFarmer': 'Jederzeit: 2 Bohnen gegen einmal Erbsen, 1 Met und 1 Stockfisch.',
  'card.linseedOilPresser': 'Jederzeit: 2 Flachs gegen 3 Öl.',
  'card.linenWeaver': 'Jederzeit: 2 Flachs und 1 Silber gegen 2 Leinen.',
  'card.inspector':
    'Nimm 1 Wikinger von einem Aktionsfeld zurück auf den Thingplatz; für so viel Silber, wie die Nummer der Runde beträgt, einen zweiten vom selben Feld.',
  'card.wharfOwner': 'Du darfst 1 Drachenschiff für 8 Silber verkaufen.',
  'card.fineBlacksmith': 'Du darfst 1 Erz und 1 Silber gegen Kruzifix oder Gewandnadel tauschen.',
  'card.hornturner':
    'Du darfst 1 Schaf gegen 1 Pökelfleisch, 1 Fell und 1 Wolle tauschen. Du darfst das Trinkhorn für 3 Silber kaufen.',
  'card.shipBuilder': 'Du darfst 1 Walfangboot und 2 Silber gegen ein Drachenschiff tauschen.',
  'card.dragonslayer': 'Du darfst 2 Fallen und 2 Speere gegen 1 Schatztruhe tauschen.',
  'card.fieldFarmer':
    'Du darfst 1 Silber zahlen, um 1 orangefarbene Ware in den Warenkästen bis zu zwei Schritte schräg nach rechts oben zu tauschen.',
  'card.privateChef': 'Du darfst 4 Silber gegen 2 Tafelsilber, 1 Wildfleisch und 1 Met tauschen.',
  'card.supplierOfWeapons': 'Ziehe 4 Waffen.',
  'card.equipmentSupplier': 'Fülle deine Waffen auf 2 je Sorte auf.',
  'card.courier':
    'Nimm die Gewandnadel vom Plan eines beliebigen Spielers; ihre Stelle wird mit Tafelsilber und Runenstein gefüllt.',
  'card.innkeeper':
    'Nimm das Trinkhorn vom Plan eines beliebigen Spielers; seine Stelle wird mit Truhe und Runenstein gefüllt.',
  'card.earl': 'Du darfst ein Steinhaus für so viel Silber, wie die Nummer der Runde beträgt, kaufen.',
  'card.metalsmith': 'Nimm 1 Tafelsilber oder kaufe das Kruzifix für 2 Silber oder den Kelch für 5 Silber.',
  'card.cowherd': 'Du darfst 2 Silber und 1 Getreide gegen 1 Rind tauschen.',
  'card.boneCollector': 'Du darfst 1 Haut und Knochen für 1 Silber kaufen.',
  'card.homecomer': 'Nimm von jedem Feld der Spalte 4 einen deiner Wikinger zurück auf den Thingplatz.',
  'card.follower': 'Nutze ein besetztes Feld der Spalte 2, ohne Wikinger einzusetzen.',
  'card.travelingMerchant': 'Mit 1/2/3/4 Knorren: Drehe bis zu 2/4/6/7 deiner Waren auf die andere Seite.',
  'card.breeder': 'Drehe 1 Rind auf trächtig.',
  'card.shepherdBoy': 'Du darfst 1 Schaf für 2 Silber kaufen.',
  'card.quartermaster':
    'Du darfst ein Drachenschiff für 8 Silber kaufen, 1 weniger pro Langschwert und ein halbes weniger pro Pfeil und Bogen und pro Speer, die du hast.',
  'card.longshipBuilder': 'Du darfst ein Drachenschiff kaufen; mit 1/2/3 Knorren für 6/3/1 statt 8 Silber.',
  'card.wholesaler': 'Werte bis zu 4 Waren einer Sorte auf.',
  'card.harborGuard': 'Du darfst auswandern; der Preis ist pro großem Schiff um 1 Silber niedriger.',
  'card.hornblower':
    'Du darfst für 1 Silber eine Wildjagd durchführen, dann für 2 Silber eine Falle stellen.',
  'card.hideBuyer': 'Du darfst 1/2/3 Felle für 2/4/6 Silber kaufen.',
  'card.preacher': 'Nimm das Kruzifix oder bis zu 4 Positionen von einem Bergstreifen.',
  'card.clerk':
    'Vor dem Fernhandel darfst du, einmal pro Knorr, 1 Silber zahlen, um 1 Ware in den Warenkästen einen Schritt schräg nach links oben zu tauschen.',
  'card.catapulter': 'Bei Überfall und Plünderung zählt jeder abgegebene Stein 2.',
  'card.swordFighter':
    'Vor einem Überfall darfst du 1 Erz vom eingesetzten Drachenschiff abgeben: Jeder Wurf zählt 2 mehr.',
  'card.latecomer':
    'Am Ende der Aktionsphase darfst du 1 Silber zahlen, um ein freies Feld der Spalte 1 direkt über oder unter einem mit deinem Wikinger zu nutzen.',
  'card.sympatheticSoul': 'Runde ohne Ernte: 1/2/3 Silber bei 3/4/5 oder mehr Sondermarken.',
  'card.helperInTimeOfNeed': 'Runde ohne Ernte: bei genau 1/2/3 Walfangbooten einmal Bohnen/Getreide/Kohl.',
  'card.spiceMerchant': 'Runde ohne Ernte: Du darfst 2 Öl gegen 1 Gewürz tauschen.',
  'card.wanderer': 'Runde ohne Ernte: Nimm bis zu 2 Positionen von einem Bergstreifen.',
  'card.meatMerchant':
    'Runde ohne Ernte: Du darfst 1 Wildfleisch gegen 1 Walfleisch oder 1 Walfleisch gegen 2 Wildfleisch tauschen.',
  'card.peaCounter': 'Runde ohne Ernte: Verdopple die Erbsen in deinem Vorrat, bis höchstens 8.',
  'card.nobleman': 'Für jedes Getreide, das du in ein Haus legst, darfst du 1 Seide für 2 Silber kaufen.',
  'card.preceptor': 'Statt eine Ausbildung zu bekommen, darfst du eine ausspielen.',
  'card.undertaker': 'Für jeden Runenstein, den du auf einen Entdeckungsplan legst: 1 Silber.',
  'card.judge': 'Für jeden Runenstein, den du in ein Haus legst: 1 Met und 1 Silber.',
  'card.furMerchant':
    'Statt auf einem Berg- und Handelsfeld 1 Ware aufzuwerten, darfst du 1 Wildfleisch oder 1 Seide gegen 1 Pelz tauschen.',
  'card.forestBlacksmith':
    'Bevor du auf einem Handwerksfeld Erz zahlst, darfst du 1 Position von einem Bergstreifen nehmen.',
  'card.disheartenedWarrior':
    'Erklärst du einen Überfall nach dem ersten oder zweiten Wurf für gescheitert: zusätzlich 1 Stockfisch oder 1 Öl.',
  'card.knarrBuilder': 'Auf dem Feld für Walfangboote darfst du stattdessen für 3 Holz eine Knorr bauen.',
  'card.warmonger': 'Die Brandschatzung benötigt bei 3 Drachenschiffen 1 Wikinger weniger, bei 4 sogar 2.',
  'card.adventurer':
    'Auf dem Feld für Shetland- und Färöer-Inseln darfst du jeden offenen Entdeckungsplan nehmen, mit einem beliebigen Schiff.',
  'card.ironsmith':
    'Zahlst du auf einem Handwerksfeld Erz, darfst du 1 Silber zahlen, um 1 Wikinger von dort zurückzunehmen.',
  'card.masterCount': 'Nach dem Fernhandel mit 2 Wikingern: 1 Silber pro Knorr.',
  'card.birkaSettler': 'Nach dem Fernhandel mit 2 Wikingern darfst du zum normalen Preis auswandern.',
  'card.artist': 'Handwerksfeld: 1 Silber für jeden unterschiedlichen Baustoff, den du dort zahlst.',
  'card.barkeeper': 'Handwerksfeld: 1 Met.',
  'card.craftApprentice':
    'Bevor du ein Handwerksfeld nutzt, darfst du 1 Position von einem Bergstreifen nehmen.',
  'card.silkStitcher': 'Nachdem du ein Handwerksfeld genutzt hast, darfst du 1 Seide für 3 Silber kaufen.',
  'card.princess': 'Hausbaufeld: 1 Tafelsilber.',
  'card.masterBricklayer': 'Hausbaufeld: Ein Steinhaus oder Langhaus kostet 1 Stein weniger.',
  'card.shipowner': 'Nach dem Bau einer Knorr oder eines Drachenschiffs mit Holz darfst du 1 Ware aufwerten.',
  'card.messenger': 'Wochenmarkt: 1 Met und 1 Stein.',
  'card.milkman': 'Wochenmarkt: 1 Milch.',
  'card.middleman': 'Nach dem Wochenmarkt darfst du 1 Silber zahlen, um 1 Ware aufzuwerten.',
  'card.carpenter':
    'Bevor du ein Hausbau- oder Schiffbaufeld nutzt, darfst du 1 Position von einem Bergstreifen nehmen.',
  'card.mountainGuard':
    'Nachdem du auf einem Feld 2/3/4 verschiedene Sorten von den Bergstreifen genommen hast: 1 Met/1 Fell/1 Truhe.',
  'card.oilSeller':
    'Nachdem du ein Berg- und Handelsfeld mit einer Aufwertung genutzt hast, darfst du 1 Öl gegen 1 Tafelsilber tauschen.',
  'card.laborer':
    'Hat dir ein Feld genau 2 Silber gebracht, darfst du sie gegen 1 Getreide und 2 Holz tauschen.',
  'card.scribe': 'Entdeckung und Auswanderung: 1 Runenstein.',
  'card.trapper': 'Erfolgreiches Fallestellen: 1 Silber.',
  'card.angler': 'Erfolgreiches Fallestellen: 1 Stockfisch.',
  'card.digger': 'Erfolgreiches Fallestellen: Nimm 1 Position von einem Bergstreifen.',
  'card.meatCurer': 'Nach erfolgreichem Fallestellen darfst du 1 Falle gegen 1 Pökelfleisch tauschen.',
  'card.snareSpecialist':
    'Nach erfolgreichem Fallestellen auf dem Feld darfst du 2 Fallen abgeben, um 1 Wikinger von dort zurückzunehmen.',
  'card.baitLayer': 'Fallestellen: Du darfst 1 Stockfisch gegen 1 Wildfleisch tauschen.',
  'card.berserker':
    'Vor einer Plünderung darfst du 1 Erz vom eingesetzten Drachenschiff abgeben: Jeder Wurf zählt 3 mehr.',
  'card.lanceBearer': 'Erfolgreicher Überfall: 1 Silber oder einmal Erbsen.',
  'card.drunkard': 'Gescheiterter Überfall: 1 Met.',
  'card.loneWolf':
    'Erfolgreicher Überfall oder erfolgreiche Plünderung mit genau 1 abgegebenen Langschwert: Nimm es zurück.',
  'card.raider':
    'Überfall und Plünderung: Jeder Wurf zählt 1 mehr, und du darfst das Kampfergebnis auf zwei Waren aufteilen.',
  'card.meleeFighter': 'Überfall und Plünderung: Speere dürfen wie Langschwerter abgegeben werden.',
  'card.robber':
    'Überfall und Plünderung: Du darfst eine grüne Ware nehmen; ihr Schwertwert ist um 1 kleiner als der ihrer blauen Seite.',
  'card.lootHunter':
    'Überfall und Plünderung: Der Schwertwert der wertvollsten Sondermarke im Vorrat ist um 1 kleiner.',
  'card.blubberCook': 'Erfolgreicher Walfang: 1 Öl.',
  'card.ivorySculptor':
    'Erfolgreicher Walfang ohne Holz: bei 1/2/3 eingesetzten Booten einmal Kohl/Bohnen/Erbsen.',
  'card.whaleCatcher': 'Erfolgreicher Walfang mit genau 1 abgegebenen Speer: Nimm ihn zurück.',
  'card.antlersSeller': 'Erfolgreiche Wildjagd: 1 Silber.',
  'card.deerstalker': 'Erfolgreiche Wildjagd: Du darfst 1 Haut und Knochen für 2 Silber kaufen.',
  'card.forester': 'Vor der Wildjagd darfst du 1 Position von einem Bergstreifen nehmen.',
  'card.sledger': 'Wildjagd und Fallestellen: Jeder Wurf zählt 1 weniger.',
  'card.steersman': 'Wo ein Drachenschiff verlangt wird, genügt eine Knorr.',
  'card.spiceTrader': 'Nach dem Bau einer Knorr mit Holz darfst du 1 Gewürz für 3 Silber kaufen.',
  'card.priest': 'Bevor du ein Fernhandelsfeld nutzt: 1 Öl.',
  'card.meatBuyer':
    'Bekommst du 2 Stockfisch oder 2 Pökelfleisch auf einmal, darfst du statt eines davon 1 Wildfleisch nehmen.',
  'card.thingSpokesman':
    'Immer wenn in der Aktionsphase 1 oder 2 deiner Wikinger auf den Thingplatz zurückkommen: 1 Silber.',
  'card.merchant': 'Wenn du 3 oder 4 Waren aufwertest, darfst du eine davon um eine weitere Stufe aufwerten.',
  'card.proficientHunter': 'Du darfst bis zu viermal statt dreimal würfeln.',
  'card.woodcutter': 'Immer wenn dir eine Aktion mindestens 2 Holz bringt: 1 Silber.',
  'card.cooper':
    'Nach einer Aktion, die dir mindestens 2 Holz gebracht hat, darfst du 1 Holz gegen 1 Stockfisch tauschen.',
  'card.stoneCrusher': 'Immer wenn dir eine Aktion Stein bringt: 1 Silber.',
  'card.skinner': 'Festmahl: für jedes Tier, das du servierst, 1 Haut und Knochen.',
  'card.barbarian':
    'Festmahl: für jedes Wild- oder Walfleisch, das du servierst, ziehe 3 Waffen und nimm 1 Silber.',
  'card.festiveHunter': 'Nach einem Festmahl mit Wildfleisch darfst du eine Wildjagd durchführen.',
  'card.soberMan': 'Festmahl ohne Met: 1 Silber.',
  'card.whalingAssistant': 'Prämien: 1 Kohl, wenn mindestens 7 deiner Wikinger in Spalte 3 stehen.',
  'card.flaxFarmer': 'Prämien: 1 Flachs, wenn mindestens 7 deiner Wikinger in Spalte 2 stehen.',
  'card.farmhand': 'Erfolgreiche Wildjagd auf dem Feld mit 2 Wikingern: 1 Fell und 1 Silber.',
  'card.armedFighter':
    'Bevor du 4 Wikinger einsetzt, darfst du 1 Stein oder Erz von einem Bergstreifen nehmen.',
  'card.villageLeader': 'Vor dem Festmahl: 2 Silber, wenn Kleidung in deinem Vorrat liegt.',
  'card.weaponsWarden':
    'Immer wenn du 2 Wikinger einsetzt, außer beim ersten Mal in einer Runde, darfst du vorher eine Waffe ziehen.',
  'card.taster': 'Vor dem Festmahl: 1 Silber bei 1 Gewürz im Vorrat, 2 Silber bei 2 oder mehr.',
  'card.earlOfLade': 'Immer wenn dein Thingplatz auf genau 3 Wikinger kommt: 1 Silber.',
  'card.sower': 'Ernte: 1 Flachs mehr, wenn du Flachs hast, oder 1 Getreide mehr, wenn du Getreide hast.',
  'card.refugeeHelper': 'Die Auswanderung kostet 2 Silber weniger.',
  'card.flaxBaker': 'Nach einer Ernte darfst du 1 Flachs gegen 1 Getreide und 1 Silber tauschen.',
  'card.fishCook': 'Nach dem Festmahl darfst du Stockfisch von der Festtafel in deine Häuser legen.',
  'card.punchcutter':
    'Bergstreifen: für jedes entfernte Erz 1 Silber, für jede entfernte Position „2 Silber“ 2 Silber.',
  'card.bosporusTraveller':
    'Für jedes neue Rind darfst du 1 Gewürz für 4 Silber oder 1 Seide für 3 Silber kaufen.',
  'card.codliverOilPresser':
    'Immer wenn dir eine Aktion Stockfisch bringt: Du darfst 1 Öl für 1 Silber kaufen.',
  'card.etiquetteTeacher': 'Nach einer Aktion, in der du eine Ausbildung ausgespielt hast: einmal Erbsen.',
  'card.maid': 'Für jedes Haus, das genau 1 Prämienware liefert, darfst du stattdessen 1 Tafelsilber nehmen.',
  'card.boatBuilder': 'Einmal, sobald du 4 große Schiffe hast: 2 Walfangboote, soweit Platz ist.',
  'card.cutterOperator': 'Einmal, wenn du die nächste Knorr erwirbst: pro Knorr 1 Stockfisch und 1 Silber.',
  'card.beachRaider':
    'Einmal, sobald du 3 Drachenschiffe hast: bei Einnahmen von höchstens 5/11/30 nimm 4/3/2 Tafelsilber.',
  'card.sailPatcher':
    'Einmal, sobald du 3 große Schiffe hast: bei Einnahmen von höchstens 4/9/30 nimm 3/2/1 Wolle.',
  'card.herbGardener':
    'Einmal, jederzeit, sobald du 2 Stein- oder Langhäuser hast: 2 Holz gegen 1 Gewürz oder 5 Holz gegen 2 Gewürze.',
  'card.grainDeliveryman':
    'Mit 1 Knorr je einmal Erbsen, Bohnen und Flachs; mit 2 auch 1 Getreide, mit 3 auch 1 Kohl, mit 4 auch 1 Obst.',
  'card.sponsor':
    'Wenn du 3 Erz hast: Du darfst 4 Holz oder 3 Silber gegen ein Drachenschiff tauschen; lege die 3 Erz darauf.',
  'card.dorestadTraveller': 'Statt eines Überfalls darfst du 2 Waren aufwerten.',
  'card.peaFlourBaker': 'Festmahl: 2 Marken „Erbsen“ dürfen längs liegen.',
  'card.chronicler':
    'Jederzeit: 3 Flachs gegen 1 Schatztruhe. Während deiner Aktion: 2 Flachs gegen den Gürtel.',
  'card.mineworker':
    'Bei 2/3/4 Spielern nimm 1/2/3 Silber. Für jede Position „2 Silber“, die du von einem Bergstreifen nimmst: 1 Silber.',
  'card.seafarer': 'Vor der Wertung: 4/9/16 Silber für 2/3/4 Entdeckungspläne.',
  'card.bosporusMerchant': 'Für jedes Gewürz, das du bekommst: 1 Öl.',
} as const
