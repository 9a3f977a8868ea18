import type { ByLocale } from '@meadhall/hall/languages'
import type { Language } from '../links/words.ts'

/** What mails say. Every key stands in all languages. */
const en = {
  'turn.subject': 'Your turn: {game}',
  'turn.subject.with': 'Your turn: {game} with {names}',
  'turns.subject': '{n} tables wait for you',
  'turn.greeting': 'Hello {name},',
  'turn.one': 'it is your turn:',
  'turn.many': 'these tables wait for you, the most urgent first:',
  'turn.table': '{game} with {names}',
  'turn.until': 'until {time}',
  'turn.more': 'and {n} more: {link}',
  'turn.why': 'You get this mail because you asked to be called when it is your turn.',
  'turn.stop': 'No more such mails, with one click: {link}',
  'confirm.subject': 'Is this your address?',
  'confirm.what':
    '{name} asked at Meadhall ({site}) for mails to this address when it is their turn at a table. If that was you, open this link:',
  'confirm.not':
    'If it was not, do nothing: nothing more is sent to this address. The link is good for {n} days.',
}
type Words = Readonly<Record<keyof typeof en, string>>

const de: Words = {
  'turn.subject': 'Du bist am Zug: {game}',
  'turn.subject.with': 'Du bist am Zug: {game} mit {names}',
  'turns.subject': '{n} Tische warten auf dich',
  'turn.greeting': 'Hallo {name},',
  'turn.one': 'du bist am Zug:',
  'turn.many': 'diese Tische warten auf dich, der dringendste zuerst:',
  'turn.table': '{game} mit {names}',
  'turn.until': 'bis {time}',
  'turn.more': 'und {n} weitere: {link}',
  'turn.why': 'Du bekommst diese Mail, weil du gerufen werden möchtest, wenn du am Zug bist.',
  'turn.stop': 'Keine solchen Mails mehr, mit einem Klick: {link}',
  'confirm.subject': 'Ist das deine Adresse?',
  'confirm.what':
    'Bei Meadhall ({site}) wurde unter dem Namen „{name}“ gewünscht, an diese Adresse eine Mail zu bekommen, wenn man am Zug ist. Warst du das, öffne diesen Link:',
  'confirm.not':
    'Wenn nicht, tu nichts: Es wird nichts weiter an diese Adresse geschickt. Der Link gilt {n} Tage.',
}

const ja: Words = {
  'turn.subject': 'あなたの番です：{game}',
  'turn.subject.with': 'あなたの番です：{game}（{names}）',
  'turns.subject': '{n}卓があなたを待っています',
  'turn.greeting': '{name}さん、こんにちは。',
  'turn.one': 'あなたの番です。',
  'turn.many': '次の卓があなたを待っています（急ぎの順）。',
  'turn.table': '{game}（{names}）',
  'turn.until': '期限：{time}',
  'turn.more': 'ほか{n}卓：{link}',
  'turn.why': '手番のお知らせを希望されたため、このメールをお送りしています。',
  'turn.stop': 'ワンクリックで配信を停止：{link}',
  'confirm.subject': 'このアドレスはあなたのものですか？',
  'confirm.what':
    'Meadhall（{site}）で「{name}」さんが、手番のお知らせをこのアドレスで受け取りたいと希望しました。ご本人でしたら、次のリンクを開いてください。',
  'confirm.not':
    'お心当たりがなければ、何もする必要はありません。このアドレスには今後何も送られません。リンクの有効期限は{n}日です。',
}

const languages: ByLocale<Words> = { en, de, ja }

type SayMail = (key: keyof Words, params?: Readonly<Record<string, string | number>>) => string

export function sayMail(language: Language): SayMail {
  return (key, params = {}) =>
    languages[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
