import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Operator} from '@site/config/operator';
import {describe, expect, it} from 'vitest';
import type {Product} from '../client/answers';
import {COMPUTERS, confirmationLines} from './confirmation';

const product = (change: Partial<Product>): Product => ({
  id: 'pro',
  name: 'Pro 買い切り',
  description: '',
  kind: 'one_time',
  period: null,
  amount: 5500,
  ...change,
});
/** Who has left out all that may be. */
const operator: Pick<Operator, 'payment' | 'cancel'> = {
  payment: {price: [], methods: [], timing: '', delivery: '', cycle: '', fees: ''},
  cancel: {how: '', refund: '', after: ''},
};
const read = (change: Partial<Product>, by = operator): Map<string, string> =>
  new Map(confirmationLines(product(change), by).map(({label, text}) => [label, text]));

describe('the panel before an order is final (特定商取引法 12条の6)', () => {
  it('has every item with a text, whatever the operator has left out', () => {
    const lines = read({});
    expect([...lines.keys()]).toEqual([
      '商品と数量',
      '支払う金額',
      '支払いの時期と方法',
      '提供の時期',
      '申し込みの期間',
      '契約の更新と解約',
      '申し込みの撤回と返金',
    ]);
    for (const text of lines.values()) expect(text).not.toBe('');
    expect(lines.get('支払う金額')).toBe('￥5,500（税込）。1回だけ支払います。');
    expect(lines.get('支払いの時期と方法')).toMatch(
      /^申し込みのときに支払います。.*画面で選びます。/u,
    );
    expect(lines.get('提供の時期')).toContain('すぐにライセンスキーを表示');
    expect(lines.get('契約の更新と解約')).toContain('自動では更新しません。');
  });

  it('says of a membership that it goes on, what each time costs, and how it ends', () => {
    const lines = read({kind: 'subscription', period: 'month', amount: 500});
    expect(lines.get('支払う金額')).toBe('毎月￥500（税込）。1年間では￥6,000（税込）です。');
    expect(lines.get('支払いの時期と方法')).toContain('2回目からは更新の日');
    expect(lines.get('契約の更新と解約')).toMatch(
      /解約するまで続き、毎月、.*自動で更新.*お支払いの管理.*終わりまで使えます/u,
    );
    const yearly = read({period: 'year', amount: 5000});
    expect(yearly.get('支払う金額')).toBe('毎年￥5,000（税込）。');
    expect(yearly.get('契約の更新と解約')).toContain('毎年、申し込んだ月日');
  });

  it('keeps to the conditions of the operator', () => {
    const {payment, cancel} = operator;
    const own = {
      ...operator,
      payment: {
        ...payment,
        methods: ['クレジットカード', '電子マネー'],
        delivery: '翌日です。',
        timing: '先払いです。',
        fees: '手数料はありません。',
      },
      cancel: {...cancel, refund: '14日以内は返金します。', after: '月末まで使えます。'},
    };
    expect(read({}, own).get('支払いの時期と方法')).toBe(
      '先払いです。方法は、クレジットカード、電子マネーです。',
    );
    expect(read({}, own).get('提供の時期')).toBe('翌日です。');
    expect(read({}, own).get('支払う金額')).toContain('手数料はありません。');
    expect(read({period: 'month'}, own).get('契約の更新と解約')).toMatch(/月末まで使えます。$/u);
    expect(read({}, own).get('申し込みの撤回と返金')).toBe('14日以内は返金します。');
  });

  it('warns of a slip, which cannot be taken back, where one may be chosen', () => {
    const WARNING = '自分では取り消せません。';
    const WAY = '支払いの時期と方法';
    const {payment} = operator;
    const by = (...methods: string[]) => ({...operator, payment: {...payment, methods}});
    expect(read({}).get(WAY)).toContain(WARNING);
    expect(read({}, by('カード', 'コンビニ払い')).get(WAY)).toContain(WARNING);
    expect(read({}, by('カード')).get(WAY)).not.toContain(WARNING);
    // Slips are for what is paid once.
    expect(read({period: 'month'}).get(WAY)).not.toContain(WARNING);
  });

  it('promises as many computers as a licence has', () => {
    const migration = (name: string): string =>
      readFileSync(path.join(__dirname, '../../../../supabase/migrations', name), 'utf8');
    const {atOnce, inThirtyDays} = COMPUTERS;
    expect(migration('20261122000100_tables.sql')).toContain(
      `max_devices integer not null default ${atOnce}`,
    );
    expect(migration('20261124000510_computers.sql')).toContain(
      `${inThirtyDays / atOnce} * p_licence.max_devices as most`,
    );
    const text = read({}).get('商品と数量');
    expect(text).toContain(`同時にPC${atOnce}台まで`);
    expect(text).toContain(`30日間に${inThirtyDays}台まで`);
  });
});
