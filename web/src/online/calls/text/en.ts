/** The words of being called to the table; fetched with the form. Every key must stand in de.ts and ja.ts too. */
export const en = {
  title: 'Called to the table',
  about:
    'When it is your turn at a table over days or without a clock. One call for a turn, one for all that wait.',
  here: 'Call me in this browser',
  'here.about': 'Also while no window of Meadhall is open.',
  devices: '{n, plural, one {# browser of yours is called.} other {# browsers of yours are called.}}',
  'cannot.none':
    'This browser cannot be called. On a phone, put Meadhall on the home screen first and open it there.',
  'cannot.denied':
    'This browser does not let Meadhall call you. Allow notifications in its settings for this page.',
  sound: 'A horn when it is my turn',
  'sound.about': 'While a window is open.',
  quiet: 'Quiet hours',
  'quiet.about': 'What waits meanwhile is called for afterwards, all in one. By the clock of {zone}.',
  'quiet.from': 'From',
  'quiet.to': 'To',
  mail: 'By mail',
  'mail.address': 'Mail address',
  'mail.pace': 'How often',
  'mail.each': 'Every turn',
  'mail.hourly': 'At most once an hour',
  'mail.ask': 'Confirm the address',
  'mail.about': 'You get a mail with a link to confirm the address. Nothing else is sent before.',
  'mail.asked': 'A mail has gone to {address}. Open the link in it to confirm the address.',
  'mail.again': 'Another address',
  'mail.confirmed': 'Mails go to {address}.',
  'mail.stop': 'No more mails',
  'link.opening': 'One moment …',
  'link.confirmed': 'Thank you. Mails go to {address} when it is your turn.',
  'link.stopped': 'No more mails go to {address}.',
  'link.account': 'To the account',
  'why.askedEnough': 'This address has been asked often enough. Try again tomorrow.',
  'why.noSuchLink': 'This link is too old, or mails were stopped already.',
  'why.notAPushService': 'This browser is called through a service that this hall does not use.',
} as const

export type CallKey = keyof typeof en
export type CallWords = Readonly<Record<CallKey, string>>
