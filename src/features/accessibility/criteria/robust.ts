import {meets, TESTS, type Criterion} from './entry';

export const robust: readonly Criterion[] = [
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
    tests: [TESTS.EVERY_PAGE],
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
