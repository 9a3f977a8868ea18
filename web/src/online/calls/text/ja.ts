import type { CallWords } from './en.ts'

export const ja: CallWords = {
  title: '手番のお知らせ',
  about:
    '数日かける卓や時間制限のない卓で、あなたの番になったらお知らせします。手番ごとに1回、複数の卓はまとめて1回です。',
  here: 'このブラウザで知らせる',
  'here.about': 'Meadhallの画面を閉じていても届きます。',
  devices: '{n}台のブラウザにお知らせします。',
  'cannot.none':
    'このブラウザにはお知らせを送れません。スマートフォンでは、まずMeadhallをホーム画面に追加して、そこから開いてください。',
  'cannot.denied':
    'このブラウザではMeadhallの通知が許可されていません。ブラウザの設定でこのページの通知を許可してください。',
  sound: '手番になったら角笛を鳴らす',
  'sound.about': '画面を開いているあいだ。',
  quiet: 'お知らせしない時間帯',
  'quiet.about': '待っている卓は、そのあとにまとめてお知らせします。タイムゾーン：{zone}',
  'quiet.from': '開始',
  'quiet.to': '終了',
  mail: 'メールで',
  'mail.address': 'メールアドレス',
  'mail.pace': '頻度',
  'mail.each': '手番ごと',
  'mail.hourly': '1時間に1回まで',
  'mail.ask': 'アドレスを確認する',
  'mail.about': 'アドレスを確認するリンクをメールで送ります。確認が済むまで、ほかには何も送りません。',
  'mail.asked': '{address}にメールを送りました。メール内のリンクを開いて、アドレスを確認してください。',
  'mail.again': '別のアドレスにする',
  'mail.confirmed': '{address}にメールを送ります。',
  'mail.stop': 'メールを停止する',
  'link.opening': '少しお待ちください…',
  'link.confirmed': 'ありがとうございます。あなたの番になったら、{address}にメールを送ります。',
  'link.stopped': '{address}へのメールを停止しました。',
  'link.account': 'アカウントへ',
  'why.askedEnough': 'このアドレスにはすでに何度も確認メールを送りました。明日またお試しください。',
  'why.noSuchLink': 'リンクの期限が切れているか、すでに停止されています。',
  'why.notAPushService': 'このブラウザの通知サービスは、この広間では使えません。',
}
