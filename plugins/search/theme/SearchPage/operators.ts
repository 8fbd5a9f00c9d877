/** What an operator of the query language does, with a query over this manual that shows it. */
export interface Operator {
  form: string;
  meaning: string;
  example: string;
  /** What the example finds. */
  finds: string;
}

/** The query language of the specification, most useful first. */
export const OPERATORS: readonly Operator[] = [
  {
    form: '+言葉',
    meaning: 'その言葉を必ず含む',
    example: '+読み上げ +音量',
    finds: '両方の言葉を含むページ',
  },
  {
    form: '-言葉',
    meaning: 'その言葉を含まない',
    example: '設定 -音声',
    finds: '「音声」の話を除いた、設定のページ',
  },
  {
    form: '項目:言葉',
    meaning:
      '題名（title）、キーワード（keywords）、見出し（heading）、本文（content）だけから探す',
    example: 'title:読み上げ',
    finds: '題名に「読み上げ」があるページ',
  },
  {
    form: '*',
    meaning: '何文字でもよい部分',
    example: 'title:棒読み*',
    finds: '「棒読み」で始まる題名のページ',
  },
  {
    form: '言葉~数',
    meaning: 'その文字数までの打ち間違いを許す',
    example: 'テンプレーと~1',
    finds: '「テンプレート」のページ',
  },
  {
    form: '言葉^数',
    meaning: 'その言葉を優先する',
    example: 'OBS^5 設定',
    finds: '「設定」より「OBS」を優先した結果',
  },
  {
    form: '空白、ハイフン',
    meaning: '言葉を分ける',
    example: 'OBS 透過',
    finds: '「OBS」と「透過」のページ',
  },
  {
    form: '\\記号',
    meaning: '次の記号をそのままの文字として探す',
    example: 'localhost\\:11180',
    finds: '「localhost:11180」と書いてあるページ',
  },
];
