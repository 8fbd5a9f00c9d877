import {meets, partly, unchecked, unused, TESTS, type Criterion} from './entry';

const NO_MEDIA = '当サイトに、収録または生中継の音声と動画はありません。';

export const perceivable: readonly Criterion[] = [
  meets(
    '1.1.1',
    '非テキストコンテンツ',
    'A',
    ['画像と図に、代わりのテキストがあるかを調べています。'],
    {tests: [TESTS.EVERY_PAGE]},
  ),
  unused('1.2.1', '音声のみおよび映像のみ（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.2', 'キャプション（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.3', '音声解説、またはメディアに対する代替（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.4', 'キャプション（ライブ）', 'AA', [NO_MEDIA]),
  unused('1.2.5', '音声解説（収録済み）', 'AA', [NO_MEDIA]),
  meets('1.3.1', '情報および関係性', 'A', ['見出し、表、一覧、入力欄の名前を調べています。'], {
    tests: [TESTS.EVERY_PAGE, 'tests/built/manual.test.ts'],
  }),
  meets(
    '1.3.2',
    '意味のあるシーケンス',
    'A',
    ['マニュアルは、HTMLの順のままMarkdownにしても同じ内容になります。'],
    {tests: ['tests/built/markdown.test.ts']},
  ),
  unchecked('1.3.3', '感覚的な特徴', 'A', [
    '形や位置だけに頼る説明がないか、全ページの文章は読み直していません。',
  ]),
  meets('1.3.4', '表示の向き', 'AA', ['画面の向きを固定していません。'], {looked: true}),
  meets(
    '1.3.5',
    '入力目的の特定',
    'AA',
    ['メールアドレス、表示名、確認コードの欄で、ブラウザの自動入力を使えます。'],
    {tests: [TESTS.STEPS], looked: true},
  ),
  unchecked(
    '1.4.1',
    '色の使用',
    'A',
    [
      '本文のリンクは、色だけで区別していないことを毎回調べています。ツールの図の色分けは、すべては確かめていません。',
    ],
    {tests: [TESTS.EVERY_PAGE]},
  ),
  meets('1.4.2', '音声の制御', 'A', ['開いただけで音が鳴るページはありません。'], {looked: true}),
  partly(
    '1.4.3',
    'コントラスト（最低限）',
    'AA',
    [
      '文字の色は、ライトとダークの両方で4.5対1以上あります。',
      '例外：テンプレートの見本と、OBSに映すページの色は、選んだデザインで決まります。',
      '代わりに：テンプレートエディタの「読みやすさ」で、文字と背景の差を確かめられます。',
    ],
    {tests: ['config/contrast.test.ts', TESTS.EVERY_PAGE]},
  ),
  meets(
    '1.4.4',
    'テキストのサイズ変更',
    'AA',
    ['ブラウザの文字を大きくしても、メニューは重なりません。'],
    {tests: [TESTS.NAVBAR]},
  ),
  meets('1.4.5', '文字画像', 'AA', ['ロゴとテンプレートの見本を除き、文字を画像にしていません。'], {
    looked: true,
  }),
  meets(
    '1.4.10',
    'リフロー',
    'AA',
    [
      '幅320pxで、ページが横にスクロールしないことを調べています。表とコードは、その中でスクロールします。',
    ],
    {tests: [TESTS.EVERY_PAGE]},
  ),
  unchecked(
    '1.4.11',
    '非テキストのコントラスト',
    'AA',
    [
      '入力欄の枠とフォーカスの枠の色は、3対1以上あることを計算しています。ツールの中の図は、確かめていません。',
    ],
    {tests: ['config/contrast.test.ts']},
  ),
  meets(
    '1.4.12',
    'テキストの間隔',
    'AA',
    ['文字と行の間隔を広げても、文字は切れません。HTMLで描いた図の中の文字も同じです。'],
    {tests: ['tests/e2e/readerDisplays.spec.ts'], looked: true},
  ),
  unchecked(
    '1.4.13',
    'ホバーまたはフォーカスで表示されるコンテンツ',
    'AA',
    ['メニューは押したときだけ開き、Escで閉じます。ほかの部品は、すべては確かめていません。'],
    {tests: [TESTS.NAVBAR]},
  ),
];
