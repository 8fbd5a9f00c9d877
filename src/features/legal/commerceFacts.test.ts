import {parseOperator} from '@site/config/operator';
import {OUTSIDE_LINKS} from '@site/config/site';
import unset from '@site/tests/fixtures/operator/unset.json';
import {describe, expect, it} from 'vitest';
import {commerceFacts, ON_REQUEST} from './commerceFacts';
import {contactsOf} from './companyFacts';
import {plainText, type Fact} from './inline';

const table = (json: object, sellsHere = false): Map<string, string> => {
  const operator = parseOperator({...unset, ...json});
  const facts: Fact[] = commerceFacts(operator, contactsOf(operator, OUTSIDE_LINKS), {
    sellsHere,
    sendsNews: sellsHere,
  });
  return new Map(facts.map(({id, lines}) => [id, lines.map(plainText).join('\n')]));
};

/** 特定商取引法 11条, 施行規則 23条 and the guide of the Consumer Affairs Agency. */
const ITEMS = [
  'seller',
  'representative',
  'address',
  'phone',
  'email',
  'disclosure',
  'product',
  'price',
  'shipping',
  'fees',
  'timing',
  'methods',
  'delivery',
  'period',
  'cycle',
  'cancel',
  'refund',
  'conformity',
  'conditions',
  'system',
];
const MAY_BE_OMITTED = ['seller', 'representative', 'address', 'phone'];

const SET = {
  kind: 'corporation',
  name: 'こめ日和合同会社',
  representative: '米山みのり',
  address: '架空県架空市1-2-3',
  phone: '00-0000-0000',
  phoneHours: '平日10時から17時',
  payment: {
    price: [{plan: '月額', amount: 1500, cycle: 'month'}],
    methods: ['クレジットカード', 'コンビニ払い'],
    timing: '申し込みの日に支払います。',
    delivery: '支払いの後、すぐに渡します。',
    cycle: '毎月、申し込みの日に更新します。',
    fees: '手数料はありません。',
  },
  cancel: {
    how: 'いつでも解約できます。',
    refund: '日割りはありません。',
    after: '末日まで使えます。',
  },
};

describe('the table of the commerce act', () => {
  it('has every item while nothing is set, none of them empty', () => {
    const rows = table({});
    expect([...rows.keys()]).toEqual(ITEMS);
    for (const [id, text] of rows) expect([id, text.length > 0]).toEqual([id, true]);
  });

  it('leaves to a request only what the law allows', () => {
    const onRequest = [...table({})].flatMap(([id, text]) =>
      text.includes(ON_REQUEST) ? [id] : [],
    );
    expect(onRequest).toEqual(MAY_BE_OMITTED);
  });

  it('says how to make the request', () => {
    expect(table({}).get('disclosure')).toContain('事業のお問い合わせ');
    expect(table({privacyContact: 'privacy@a.example'}).get('disclosure')).toContain(
      'privacy@a.example',
    );
  });

  it('names no price that nobody has set', () => {
    expect(table({}).get('price')).not.toMatch(/\d/u);
  });

  it('shows every value as it is set, and asks nobody to look elsewhere for it', () => {
    const rows = table(SET);
    expect(rows.get('seller')).toBe('こめ日和合同会社');
    expect(rows.get('phone')).toBe('00-0000-0000（平日10時から17時）');
    expect(rows.get('price')).toBe('月額：1,500円（1か月ごと、税込み）');
    expect(rows.get('methods')).toBe('クレジットカード、コンビニ払い');
    expect(rows.get('cancel')).toBe('いつでも解約できます。\n末日まで使えます。');
    expect([...rows.values()].join('\n')).not.toMatch(/遅滞なく開示|画面に表示されます/u);
  });

  it('tells of orders on this site where Pro is sold here', () => {
    const rows = table({}, true);
    expect([...rows.keys()]).toEqual(ITEMS);
    expect([...rows.values()].join('\n')).not.toContain('申し込みと支払いの画面がありません');
    expect(rows.get('price')).toContain('メンバーシップとPro');
    expect(rows.get('cycle')).toContain('自動で更新');
    expect(rows.get('email')).toContain('希望した方にだけ');
    expect(rows.get('cancel')).toContain('お支払いの管理');
    // What the operator has set holds here, too.
    expect(table(SET, true).get('cancel')).toBe('いつでも解約できます。\n末日まで使えます。');
  });

  it('has no row for a representative of a person', () => {
    expect(table({kind: 'individual'}).has('representative')).toBe(false);
  });
});
