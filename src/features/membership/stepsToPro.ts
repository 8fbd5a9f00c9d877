interface SiteParts {
  readonly sellsHere: boolean;
  readonly accountsOn: boolean;
}

interface Step {
  readonly title: string;
  readonly text: string;
}

/** The steps to Pro on a site that sells it, takes codes of the fan support, or does neither. */
export function stepsToPro({sellsHere, accountsOn}: SiteParts): Step[] {
  return [
    {
      title: '申し込む',
      text: sellsHere
        ? 'このサイトで購入するか、ファン支援ページで支援を申し込みます。'
        : 'ファン支援ページで内容を読み、メンバーシップに申し込みます。',
    },
    {
      title: '受け取る',
      text: `${sellsHere ? '購入した方には、すぐにライセンスキーを表示します。' : ''}${
        accountsOn
          ? '支援した方は、案内にある特典コードをマイページで使うと、キーが出ます。'
          : '支援した方は、案内でライセンスキーを受け取ります。'
      }`,
    },
    {title: '登録する', text: '本アプリの設定に、キーを貼り付けます。'},
    {title: '確かめる', text: 'タイトルバーの先頭に「【PRO】」が出ます。'},
  ];
}
