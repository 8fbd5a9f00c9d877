/** What is true of a criterion on the pages of this site. */
export type Result = 'meets' | 'partly' | 'unused' | 'unchecked';

/** One success criterion of WCAG 2.2 or JIS X 8341-3:2016, and what was found. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: Result;
  /** Files of the repository whose tests hold it at each change. */
  readonly tests: readonly string[];
  /** Whether it was looked at by hand for this statement (`LOOKED_ON`). */
  readonly looked: boolean;
  /** What it means here; for an exception where, and what to do instead, and what is planned. */
  readonly notes: readonly string[];
}

export interface Principle {
  readonly id: string;
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

/** The days of the statement and of the look by hand. */
export const STATED_ON = '2026-11-26';
export const LOOKED_ON = '2026-11-26';

/** Pages of each kind that were walked through by hand. */
export const LOOKED_AT: readonly (readonly [name: string, path: string])[] = [
  ['トップページ', '/'],
  ['テンプレートをOBSに入れる', '/docs/guide/template'],
  ['プレイグラウンド', '/docs/developer/playground'],
  ['検索', '/search'],
  ['ダウンロード', '/download'],
  ['ログイン', '/account/signin'],
  ['テンプレートエディタ', '/generator/templates/8_0'],
  ['コメントマップ', '/tools/map'],
  ['マイクチェッカー', '/tools/mic-checker'],
  ['音量パーティー', '/tools/volume-party'],
  ['透過WebMツール', '/tools/webm'],
  ['ポン出しキット', '/tools/wordparty-ponkit'],
];

const EVERY_PAGE = 'tests/e2e/everyPage.spec.ts';
const SIGN_IN = 'tests/e2e/accountSignIn.spec.ts';
const STEPS = 'tests/e2e/accountSignInSteps.spec.ts';
const NAVBAR = 'tests/e2e/navbar.spec.ts';
const DISPLAYS = 'tests/e2e/readerDisplays.spec.ts';
const NO_MEDIA = '当サイトに、収録または生中継の音声と動画はありません。';

type Rest = Partial<Pick<Criterion, 'tests' | 'looked'>>;

const entry =
  (result: Result) =>
  (id: string, name: string, level: 'A' | 'AA', notes: readonly string[], rest: Rest = {}) => ({
    id,
    name,
    level,
    result,
    tests: rest.tests ?? [],
    looked: rest.looked ?? false,
    notes,
  });
const meets = entry('meets');
const partly = entry('partly');
const unchecked = entry('unchecked');
const unused = entry('unused');

const perceivable: readonly Criterion[] = [
  meets(
    '1.1.1',
    '非テキストコンテンツ',
    'A',
    ['画像と図に、代わりのテキストがあるかを調べています。'],
    {tests: [EVERY_PAGE]},
  ),
  unused('1.2.1', '音声のみおよび映像のみ（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.2', 'キャプション（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.3', '音声解説、またはメディアに対する代替（収録済み）', 'A', [NO_MEDIA]),
  unused('1.2.4', 'キャプション（ライブ）', 'AA', [NO_MEDIA]),
  unused('1.2.5', '音声解説（収録済み）', 'AA', [NO_MEDIA]),
  meets('1.3.1', '情報および関係性', 'A', ['見出し、表、一覧、入力欄の名前を調べています。'], {
    tests: [EVERY_PAGE, 'tests/built/manual.test.ts'],
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
    {tests: [STEPS], looked: true},
  ),
  unchecked(
    '1.4.1',
    '色の使用',
    'A',
    [
      '本文のリンクは、色だけで区別していないことを毎回調べています。ツールの図の色分けは、すべては確かめていません。',
    ],
    {tests: [EVERY_PAGE]},
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
    {tests: ['config/contrast.test.ts', EVERY_PAGE]},
  ),
  meets(
    '1.4.4',
    'テキストのサイズ変更',
    'AA',
    ['ブラウザの文字を大きくしても、メニューは重なりません。'],
    {tests: [NAVBAR]},
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
    {tests: [EVERY_PAGE]},
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
  partly(
    '1.4.12',
    'テキストの間隔',
    'AA',
    [
      '例外：トップページの配信の図では、間隔を広げるとコメントの端が切れます。',
      '代わりに：図の内容は、代わりのテキストと下の説明で読めます。',
      '予定：図の中の文字を折り返せるようにします。時期は決めていません。',
    ],
    {tests: [DISPLAYS], looked: true},
  ),
  unchecked(
    '1.4.13',
    'ホバーまたはフォーカスで表示されるコンテンツ',
    'AA',
    ['メニューは押したときだけ開き、Escで閉じます。ほかの部品は、すべては確かめていません。'],
    {tests: [NAVBAR]},
  ),
];

const operable: readonly Criterion[] = [
  meets(
    '2.1.1',
    'キーボード',
    'A',
    [
      'メニュー、検索、ログインと購入、ツールの操作は、キーボードだけでできます。',
      'OBSへのドラッグの代わりに、URLをコピーできます。手書きの線はポインターで描きます。これは軌跡が必要な操作のため、この基準の対象ではありません。',
    ],
    {
      tests: [
        NAVBAR,
        'tests/e2e/searchBox.spec.ts',
        SIGN_IN,
        'tests/e2e/generatorEditor.spec.ts',
        'tests/e2e/micCheckerUse.spec.ts',
        'tests/e2e/webmMaker.spec.ts',
        'tests/e2e/ponkitEditor.spec.ts',
      ],
      looked: true,
    },
  ),
  meets(
    '2.1.2',
    'キーボードトラップなし',
    'A',
    [
      'プレイグラウンドの編集欄ではTabが字下げになるため、EscとTabを続けて押して出ます。この方法は、編集欄の下に書いています。',
    ],
    {looked: true},
  ),
  partly(
    '2.1.4',
    '文字キーのショートカット',
    'A',
    [
      '例外：サイト全体の「/」、テンプレートエディタの「/」と「P」、透過WebMツールの「?」は、オフにできません。',
      '代わりに：入力欄の中では働きません。同じ操作は、画面のボタンと検索欄でもできます。',
      '予定：オフにする設定を用意します。時期は決めていません。',
    ],
    {tests: ['tests/e2e/searchBox.spec.ts'], looked: true},
  ),
  meets(
    '2.2.1',
    'タイミング調整可能',
    'A',
    [
      '確認コードは、安全のために期限があります。切れたときは、入力した内容を残したまま送り直せます。',
    ],
    {tests: [STEPS]},
  ),
  meets(
    '2.2.2',
    '一時停止、停止、非表示',
    'A',
    [
      'トップページの図とテンプレートの見本は止められます。動きを減らす設定では、初めから止まっています。',
    ],
    {tests: ['tests/e2e/home.spec.ts', 'tests/e2e/templateDownloads.spec.ts']},
  ),
  unchecked('2.3.1', '3回の閃光、またはしきい値以下', 'A', [
    '閃光の測定は、まだ行っていません。演出とテンプレートの見本は、選んだ画像と設定によって強く光ることがあります。苦手な方は、OSの動きを減らす設定を使ってください。',
  ]),
  meets(
    '2.4.1',
    'ブロックスキップ',
    'A',
    ['どのページでも、最初のTabで本文へ移るリンクが出ます。'],
    {tests: [NAVBAR]},
  ),
  meets(
    '2.4.2',
    'ページタイトル',
    'A',
    ['同じバージョンの中で、同じタイトルのページはありません。'],
    {tests: ['tests/built/seo.test.ts']},
  ),
  meets('2.4.3', 'フォーカス順序', 'A', ['フォーカスは、画面に並ぶ順に進みます。'], {
    tests: ['tests/e2e/mobileMenu.spec.ts'],
    looked: true,
  }),
  unchecked(
    '2.4.4',
    'リンクの目的（コンテキスト内）',
    'A',
    [
      'リンクに名前があることは、毎回調べています。行き先を表す言葉かどうか、全ページのリンクは読み直していません。',
    ],
    {tests: [EVERY_PAGE]},
  ),
  meets('2.4.5', '複数の手段', 'AA', ['メニュー、目次、タグ、検索から、ページを探せます。'], {
    tests: ['tests/e2e/search.spec.ts', 'tests/e2e/sidebar.spec.ts'],
  }),
  unchecked(
    '2.4.6',
    '見出しおよびラベル',
    'AA',
    [
      'どのページにも見出しがあります。内容を表しているかどうか、全ページの見出しは読み直していません。',
    ],
    {tests: ['tests/e2e/pages.spec.ts']},
  ),
  meets('2.4.7', 'フォーカスの可視化', 'AA', ['フォーカスのある場所に、枠が出ます。'], {
    looked: true,
  }),
  meets(
    '2.4.11',
    '隠されないフォーカス（最低限）',
    'AA',
    ['フォーカスのある場所が、固定のメニューに隠れません。'],
    {tests: [NAVBAR], looked: true},
  ),
  meets(
    '2.5.1',
    'ポインターのジェスチャー',
    'A',
    ['2本の指や、なぞる動きが必要な操作は、手書きの線だけです。線を描くことには、軌跡が必要です。'],
    {looked: true},
  ),
  unchecked('2.5.2', 'ポインターのキャンセル', 'A', [
    'ポン出しキットの連射ボタンは、押している間だけ送るため、押した時に働きます。ほかのツールのボタンは、すべては確かめていません。',
  ]),
  partly(
    '2.5.3',
    'ラベルを含む名前',
    'A',
    [
      '例外：ポン出しキットの編集画面では、画面の文字と読み上げる名前が違うボタンがあります。',
      '代わりに：音声で操作するときは、番号で選ぶ機能を使ってください。',
      '予定：画面の文字を、名前の初めに入れます。時期は決めていません。',
    ],
    {looked: true},
  ),
  unused('2.5.4', '動きによる起動', 'A', ['端末を傾ける、振るなどの操作はありません。'], {
    looked: true,
  }),
  partly(
    '2.5.7',
    'ドラッグ動作',
    'AA',
    [
      '例外：ポン出しキットの演出の並べ替えと、テンプレートエディタの見本を動かす操作には、ボタンがありません。',
      '代わりに：どちらも、矢印キーで動かせます。OBSへのドラッグは、URLのコピーで代えられます。',
      '予定：押すだけで動かせるボタンを用意します。時期は決めていません。',
    ],
    {tests: ['tests/e2e/ponkitEditor.spec.ts'], looked: true},
  ),
  meets(
    '2.5.8',
    'ターゲットのサイズ（最低限）',
    'AA',
    ['押す場所は24px四方以上か、隣との間隔があります。'],
    {tests: [EVERY_PAGE, NAVBAR], looked: true},
  ),
];

const understandable: readonly Criterion[] = [
  meets('3.1.1', 'ページの言語', 'A', ['どのページも、日本語であることを示しています。'], {
    tests: [EVERY_PAGE],
    looked: true,
  }),
  unchecked('3.1.2', '一部分の言語', 'AA', [
    '検索とエラーの英語には、英語であることを示しています。マニュアルの文章は、すべては確かめていません。',
  ]),
  meets(
    '3.2.1',
    'フォーカス時',
    'A',
    ['フォーカスを移しただけで、別のページに進むことはありません。'],
    {tests: ['tests/e2e/searchLoading.spec.ts'], looked: true},
  ),
  partly(
    '3.2.2',
    '入力時',
    'A',
    [
      '例外：テンプレートエディタの「バージョン」は、選ぶとすぐにそのバージョンのページへ移ります。',
      '代わりに：作っている内容を引き継ぐため、元のバージョンを選ぶと戻れます。',
      '予定：移ることを、選ぶ前に伝えます。時期は決めていません。',
    ],
    {tests: ['tests/e2e/generatorEditor.spec.ts']},
  ),
  meets(
    '3.2.3',
    '一貫したナビゲーション',
    'AA',
    ['上のメニューと下のリンクは、どのページでも同じ順です。'],
    {tests: ['tests/e2e/documents.spec.ts'], looked: true},
  ),
  unchecked('3.2.4', '一貫した識別性', 'AA', [
    '同じ働きの部品に同じ名前を使うように作っています。全ページを並べては確かめていません。',
  ]),
  meets(
    '3.2.6',
    '一貫したヘルプ',
    'A',
    ['ユーザーフォーラムへのリンクは、どのページでも下の同じ場所にあります。'],
    {tests: ['tests/e2e/footer.spec.ts'], looked: true},
  ),
  meets('3.3.1', 'エラーの特定', 'A', ['誤りのある欄と理由を、文字で示します。'], {
    tests: [SIGN_IN, 'tests/e2e/accountMy.spec.ts', 'tests/e2e/searchOperators.spec.ts'],
  }),
  meets('3.3.2', 'ラベルまたは説明', 'A', ['入力欄に名前があることを調べています。'], {
    tests: [EVERY_PAGE],
  }),
  meets('3.3.3', 'エラー修正の提案', 'AA', ['直し方を、誤りの理由と一緒に示します。'], {
    tests: [SIGN_IN, 'tests/e2e/searchOperators.spec.ts'],
  }),
  meets(
    '3.3.4',
    'エラー回避（法的、金融、データ）',
    'AA',
    ['購入の前に内容を確かめる画面があり、アカウントの削除の前に確認します。'],
    {tests: ['tests/e2e/account.spec.ts', 'tests/e2e/accountMyLeaving.spec.ts']},
  ),
  meets(
    '3.3.7',
    '冗長な入力項目',
    'A',
    ['ログインの途中で、入力したメールアドレスを引き継ぎます。'],
    {tests: [STEPS]},
  ),
  meets(
    '3.3.8',
    'アクセシブルな認証（最低限）',
    'AA',
    ['パスワードを覚える必要はありません。メールの確認コードは貼り付けられます。'],
    {tests: [SIGN_IN]},
  ),
];

const robust: readonly Criterion[] = [
  meets(
    '4.1.1',
    '構文解析',
    'A',
    [
      'WCAG 2.2では廃止され、JIS X 8341-3:2016に残る基準です。同じIDが1つのページに2つないことを調べています。',
    ],
    {tests: ['tests/built/accessibility.test.ts'], looked: true},
  ),
  meets('4.1.2', '名前、役割、値', 'A', ['部品の名前、役割、状態を調べています。'], {
    tests: [EVERY_PAGE],
  }),
  meets(
    '4.1.3',
    'ステータスメッセージ',
    'AA',
    ['ページの移動、検索の件数、コピーの結果を、フォーカスを動かさずに伝えます。'],
    {
      tests: [
        'tests/e2e/announcer.spec.ts',
        'tests/e2e/searchPage.spec.ts',
        'tests/e2e/mediakit.spec.ts',
      ],
    },
  ),
];

/** Every criterion of the levels A and AA, by principle. */
export const PRINCIPLES: readonly Principle[] = [
  {id: 'perceivable', title: '知覚可能', criteria: perceivable},
  {id: 'operable', title: '操作可能', criteria: operable},
  {id: 'understandable', title: '理解可能', criteria: understandable},
  {id: 'robust', title: '堅牢', criteria: robust},
];

export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  meets: '適合',
  partly: '適合（例外あり）',
  unused: '該当なし',
  unchecked: '未確認',
};
