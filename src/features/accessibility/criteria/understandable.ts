import {meets, unchecked, TESTS, type Criterion} from './entry';

export const understandable: readonly Criterion[] = [
  meets('3.1.1', 'ページの言語', 'A', ['どのページも、日本語であることを示しています。'], {
    tests: [TESTS.EVERY_PAGE],
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
  meets(
    '3.2.2',
    '入力時',
    'A',
    [
      '選択や入力だけで別のページに進むのは、ログインの確認コードだけです。8桁そろうと自動でログインすることを、入力の前に欄の下で伝えます。',
      'テンプレートエディタのバージョンは、選んだあとに「このバージョンで開く」を押すと切り替わります。',
    ],
    {
      tests: [
        'src/features/generator/editor/editing.browser.test.ts',
        'tests/e2e/generatorEditor.spec.ts',
        TESTS.STEPS,
      ],
      looked: true,
    },
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
    tests: [TESTS.SIGN_IN, 'tests/e2e/accountMy.spec.ts', 'tests/e2e/searchOperators.spec.ts'],
  }),
  meets('3.3.2', 'ラベルまたは説明', 'A', ['入力欄に名前があることを調べています。'], {
    tests: [TESTS.EVERY_PAGE],
  }),
  meets('3.3.3', 'エラー修正の提案', 'AA', ['直し方を、誤りの理由と一緒に示します。'], {
    tests: [TESTS.SIGN_IN, 'tests/e2e/searchOperators.spec.ts'],
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
    {tests: [TESTS.STEPS]},
  ),
  meets(
    '3.3.8',
    'アクセシブルな認証（最低限）',
    'AA',
    ['パスワードを覚える必要はありません。メールの確認コードは貼り付けられます。'],
    {tests: [TESTS.SIGN_IN]},
  ),
];
