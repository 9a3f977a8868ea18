import type { CallWords } from './en.ts'

export const de: CallWords = {
  title: 'An den Tisch rufen',
  about:
    'Wenn du an einem Tisch über mehrere Tage oder ohne Uhr am Zug bist. Ein Ruf je Zug, ein gemeinsamer für alles, was wartet.',
  here: 'In diesem Browser rufen',
  'here.about': 'Auch wenn kein Fenster von Meadhall offen ist.',
  devices: '{n, plural, one {# Browser von dir wird gerufen.} other {# Browser von dir werden gerufen.}}',
  'cannot.none':
    'Dieser Browser kann nicht gerufen werden. Lege Meadhall auf dem Handy zuerst auf den Startbildschirm und öffne es dort.',
  'cannot.denied':
    'Dieser Browser lässt Meadhall dich nicht rufen. Erlaube Benachrichtigungen in seinen Einstellungen für diese Seite.',
  sound: 'Ein Horn, wenn ich am Zug bin',
  'sound.about': 'Solange ein Fenster offen ist.',
  quiet: 'Ruhezeit',
  'quiet.about': 'Was inzwischen wartet, wird danach mit einem einzigen Ruf gemeldet. Zeitzone: {zone}.',
  'quiet.from': 'Von',
  'quiet.to': 'Bis',
  mail: 'Per Mail',
  'mail.address': 'Mailadresse',
  'mail.pace': 'Wie oft',
  'mail.each': 'Bei jedem Zug',
  'mail.hourly': 'Höchstens stündlich',
  'mail.ask': 'Adresse bestätigen',
  'mail.about':
    'Du bekommst eine Mail mit einem Link, um die Adresse zu bestätigen. Vorher wird nichts anderes geschickt.',
  'mail.asked': 'An {address} wurde eine Mail geschickt. Öffne den Link darin, um die Adresse zu bestätigen.',
  'mail.again': 'Andere Adresse',
  'mail.confirmed': 'Mails gehen an {address}.',
  'mail.stop': 'Keine Mails mehr',
  'link.opening': 'Einen Moment …',
  'link.confirmed': 'Danke. Wenn du am Zug bist, geht eine Mail an {address}.',
  'link.stopped': 'Es gehen keine Mails mehr an {address}.',
  'link.account': 'Zum Konto',
  'why.askedEnough': 'Diese Adresse wurde oft genug gefragt. Versuche es morgen wieder.',
  'why.noSuchLink': 'Dieser Link ist zu alt, oder die Mails wurden schon beendet.',
  'why.notAPushService': 'Dieser Browser wird über einen Dienst gerufen, den diese Halle nicht nutzt.',
}
