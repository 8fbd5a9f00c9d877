import {readFileSync} from 'node:fs';
import path from 'node:path';
import unset from '@site/tests/fixtures/operator/unset.json';
import {parseOperator} from '@site/config/operator';
import versions from '@site/versions.json';
import {describe, expect, it} from 'vitest';
import {PLAN_LINES, questions, stepsToPro} from './texts';

const MANUAL = readFileSync(
  path.join(
    __dirname,
    '..',
    '..',
    '..',
    'versioned_docs',
    `version-${versions[0] ?? ''}`,
    'pro',
    'about.mdx',
  ),
  'utf8',
);

describe('the comparison of free use and Pro', () => {
  it('has the lines of the manual, in the same words and order', () => {
    const table = /\| できること \| 無料 \| Pro \|\n.*\n(?<rows>(?:\|.*\n)+)/u.exec(MANUAL);
    const rows = (table?.groups?.['rows'] ?? '').trim().split('\n');
    expect(PLAN_LINES.map(({label, free, pro}) => `| ${label} | ${free} | ${pro} |`)).toEqual(rows);
  });

  it('gives Pro what the specification says, and nothing else', () => {
    const added = PLAN_LINES.filter(({free, pro}) => free === '－' && pro === '○');
    expect(added.map(({label}) => label)).toEqual([
      'テンプレート「neon-ex」「cyber-mx」',
      'ワードパーティーの固定表示の抽選',
      'ワードパーティーのアイテムごとの音',
    ]);
  });
});

describe('questions about membership', () => {
  it('name no price while none is set', () => {
    const answers = questions(parseOperator(unset), false).map(({answer}) => answer);
    expect(answers.join('')).not.toMatch(/\d円/u);
  });

  it('point to the table once it states the price', () => {
    const payment = {
      ...unset.payment,
      price: [{plan: '月額', amount: 500, cycle: 'month' as const}],
      methods: ['クレジットカード'],
    };
    const byId = new Map(questions({payment}, false).map(({id, answer}) => [id, answer]));
    expect(byId.get('faq-price')).toContain('表に示します');
    expect(byId.get('faq-payment')).toContain('クレジットカード');
  });

  it('point to what is sold on this site, where something is', () => {
    const byId = new Map(questions(parseOperator(unset), true).map(({id, answer}) => [id, answer]));
    expect(byId.get('faq-price')).toContain('Proを購入する');
    expect(byId.get('faq-payment')).toContain('マイページの「購入履歴」');
  });

  it('have an anchor each', () => {
    const ids = questions(parseOperator(unset), false).map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the steps to Pro', () => {
  const read = (sellsHere: boolean, accountsOn: boolean): string =>
    stepsToPro({sellsHere, accountsOn})
      .map(({text}) => text)
      .join('');

  it('lead to what the site has', () => {
    expect(read(true, true)).toMatch(/このサイトで購入.*すぐに.*特典コードをマイページで使う/u);
    expect(read(false, true)).toMatch(/^ファン支援ページで.*特典コードをマイページで使う/u);
    expect(read(false, false)).not.toMatch(/購入|特典コード|マイページ/u);
  });
});
