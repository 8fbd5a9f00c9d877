import type {Operator} from '@site/config/operator';
import type {Fact} from './inline';

/** What /company says about the operator: a row only for what is set; what we do is always true. */
export function companyFacts(operator: Operator, firstYear: number): Fact[] {
  const {tradeName, name, representative, address, phone, phoneHours, email} = operator;
  const rows: [string, string, string][] = [
    ['trade-name', '屋号', tradeName],
    ['name', '運営者', name],
    ['representative', '代表者', representative],
    ['address', '所在地', address],
    ['phone', '電話番号', phone === '' || phoneHours === '' ? phone : `${phone}（${phoneHours}）`],
    ['business', '事業の内容', 'コメントビューアの開発と配布、テンプレートの提供、使い方の案内'],
    ['since', 'はじまり', `${firstYear}年`],
    ['funding', '運営を支えるもの', '会員制のファンの支援'],
  ];
  return [
    ...rows.flatMap(([id, label, value]) => (value === '' ? [] : [{id, label, lines: [[value]]}])),
    ...(email === ''
      ? []
      : [{id: 'email', label: 'メール', lines: [[{text: email, to: `mailto:${email}`}]]}]),
  ];
}
