import {meets, unchecked, unused, TESTS, type Criterion} from './entry';

export const operable: readonly Criterion[] = [
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
        TESTS.NAVBAR,
        'tests/e2e/searchBox.spec.ts',
        TESTS.SIGN_IN,
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
  meets(
    '2.1.4',
    '文字キーのショートカット',
    'A',
    [
      '1文字のキーは、このページの「キーの設定」か、PCでは各ツールの「キー」でオフにできます。すべてのページに共通で、次に開いたときも続きます。',
      '手書きパッドでは、「キーの一覧」でオフにできます。',
    ],
    {
      tests: [
        'tests/e2e/characterKeys.spec.ts',
        'src/browser/characterKeys.browser.test.ts',
        'src/features/generator/editor/editing.browser.test.ts',
      ],
      looked: true,
    },
  ),
  meets(
    '2.2.1',
    'タイミング調整可能',
    'A',
    [
      '確認コードは、安全のために期限があります。切れたときは、入力した内容を残したまま送り直せます。',
    ],
    {tests: [TESTS.STEPS]},
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
    {tests: [TESTS.NAVBAR]},
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
    {tests: [TESTS.EVERY_PAGE]},
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
    {tests: [TESTS.NAVBAR], looked: true},
  ),
  meets(
    '2.5.1',
    'ポインターのジェスチャー',
    'A',
    ['2本の指や、なぞる動きが必要な操作は、手書きの線だけです。線を描くことには、軌跡が必要です。'],
    {looked: true},
  ),
  unchecked('2.5.2', 'ポインターのキャンセル', 'A', [
    'ポン出しキットで「押している間、くり返す」をオンにしたボタンは、押している間だけ送るため、押した時に働きます。ほかのツールのボタンは、すべては確かめていません。',
  ]),
  meets('2.5.3', 'ラベルを含む名前', 'A', ['画面の文字が、読み上げる名前の中に入っています。'], {
    looked: true,
  }),
  unused('2.5.4', '動きによる起動', 'A', ['端末を傾ける、振るなどの操作はありません。'], {
    looked: true,
  }),
  meets(
    '2.5.7',
    'ドラッグ動作',
    'AA',
    [
      'ポン出しキットの演出は、選ぶと出る「↑」と「↓」で並べ替えられます。ボタンは、「場所を動かす」を押してから、動かす先を押します。',
      'テンプレートエディタの見本は、数値の欄か矢印のボタンで動かせます。OBSへのドラッグは、URLのコピーで代えられます。',
    ],
    {
      tests: [
        'tests/e2e/ponkitEditor.spec.ts',
        'src/features/generator/editor/editing.browser.test.ts',
      ],
      looked: true,
    },
  ),
  meets(
    '2.5.8',
    'ターゲットのサイズ（最低限）',
    'AA',
    ['押す場所は24px四方以上か、隣との間隔があります。'],
    {tests: [TESTS.EVERY_PAGE, TESTS.NAVBAR], looked: true},
  ),
];
