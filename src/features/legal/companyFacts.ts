import type {History, Operator} from '@site/config/operator';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import {type Fact, contactLink, type Inline} from './inline';

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

export interface SiteLinks {
  readonly forum: string;
  readonly fanSupport: string;
  readonly businessInquiry: string;
}

/** Where to turn to. What data/operator.json leaves empty falls back to the links of the site. */
export interface Contacts {
  readonly forum: Inline;
  readonly business: Inline;
  readonly privacy: Inline;
  readonly fanSupport: Inline;
  /** Undefined while the operator has named nobody for it. */
  readonly security: Inline | undefined;
}

export function contactsOf(operator: Operator, site: SiteLinks): Contacts {
  const form = operator.contactForm || site.businessInquiry;
  const {privacyContact, securityContact} = operator;
  return {
    forum: {text: 'ユーザーフォーラム', to: operator.forum || site.forum},
    business: {text: '事業のお問い合わせ', to: form},
    privacy:
      privacyContact === ''
        ? {text: '事業のお問い合わせ', to: form}
        : contactLink(privacyContact, '権利と個人情報の窓口'),
    fanSupport: {text: 'ファン支援ページ', to: site.fanSupport},
    security:
      securityContact === '' ? undefined : contactLink(securityContact, '脆弱性の報告の窓口'),
  };
}

/** Newest change first, the beginning last; nothing while the page has no date. */
export function historyRows({established, revisions}: History): Fact[] {
  if (established === '') return [];
  const changes = [...revisions].sort((a, b) => b.date.localeCompare(a.date));
  return [
    ...changes.map(({date, change}, index) => ({
      id: `history-${changes.length - index}`,
      label: japaneseDay(date),
      lines: [[change]],
    })),
    {id: 'history-0', label: japaneseDay(established), lines: [['制定']]},
  ];
}
