import type {Operator} from '@site/config/operator';
import {contactLink, type Inline} from './inline';

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
