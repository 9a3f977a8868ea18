import type { ReportWords } from './en.ts'

export const ja: ReportWords = {
  about:
    'このゲームのこの場面、あなたの席から見える情報、あなたの説明をファイルに保存します。あなたが知り得ない情報は含まれず、どこにも送信されません。',
  words: '何が起こりましたか。本来はどうなるはずでしたか。',
  save: '報告を保存',
  saved: '保存しました。この広間の運営者またはプロジェクトにファイルを送ってください。',
}
