import type {Operator} from '@site/config/operator';
import {OPERATOR} from '@site/config/operatorData';
import {OUTSIDE_LINKS, SITE} from '@site/config/site';
import type {ReactNode} from 'react';
import {useAccountsOn, useSellsHere} from '@site/src/lib/useAccounts';

import {commerceFacts, ON_REQUEST, statesPrice} from './commerceFacts';
import {companyFacts, contactsOf, historyRows} from './companyFacts';
import {FactList, RichLine} from './FactList';
import type {Inline} from './inline';

const CONTACTS = contactsOf(OPERATOR, OUTSIDE_LINKS);
const FORM_NOTE = '事業のお問い合わせのフォームで受け付けます。';

/** The table of /commerce-legal and, above it, which source holds for the price. */
export function CommerceFacts(): ReactNode {
  const sellsHere = useSellsHere();
  const sendsNews = useAccountsOn();
  return (
    <>
      <p>{priceSource(sellsHere)}</p>
      <FactList facts={commerceFacts(OPERATOR, CONTACTS, {sellsHere, sendsNews})} />
    </>
  );
}

function priceSource(sellsHere: boolean): string {
  if (statesPrice(OPERATOR)) {
    return '価格と支払いの条件は、この表の記載が正式なものです。ほかの画面と食い違う場合は、この表を優先します。';
  }
  return sellsHere
    ? 'Proは、当サイトか、ファン支援ページで申し込めます。価格は、申し込みを確定する前の画面の表示が正式なものです。'
    : '当サイトは、申し込みと支払いを受け付けません。メンバーシップは、ファン支援ページで申し込みます。';
}

/** What /company says about the operator. */
export function CompanyFacts(): ReactNode {
  const named = OPERATOR.name !== '' && OPERATOR.address !== '';
  return (
    <>
      <FactList facts={companyFacts(OPERATOR, SITE.firstYear)} />
      {!named && (
        <p>
          運営者の氏名または名称と所在地は、{ON_REQUEST}。請求の方法は
          <RichLine line={[{text: '特定商取引法に基づく表記', to: '/commerce-legal#disclosure'}]} />
          にあります。
        </p>
      )}
    </>
  );
}

/** Name and address for the personal data protection act, which allows answering on request. */
export function ControllerFacts(): ReactNode {
  const {name, tradeName, address, kind, representative} = OPERATOR;
  return (
    <FactList
      facts={[
        {
          id: 'controller-name',
          label: '事業者の氏名または名称',
          lines: [[name || ON_REQUEST], ...(tradeName === '' ? [] : [[`屋号：${tradeName}`]])],
        },
        {id: 'controller-address', label: '住所', lines: [[address || ON_REQUEST]]},
        ...(kind === 'corporation'
          ? [
              {
                id: 'controller-representative',
                label: '代表者',
                lines: [[representative || ON_REQUEST]],
              },
            ]
          : []),
        {
          id: 'controller-contact',
          label: '請求と苦情の窓口',
          lines: [[CONTACTS.privacy]],
        },
      ]}
    />
  );
}

/** The windows for questions, by what they are for. */
export function ContactWindows(): ReactNode {
  const {forum, business, privacy, security} = CONTACTS;
  return (
    <FactList
      facts={[
        {
          id: 'contact-usage',
          label: '使い方の質問、不具合の報告、機能の提案',
          lines: [
            [forum],
            [
              '本アプリのバージョンとOSを添えてください。バージョンの番号はタイトルバーに出ています。',
            ],
          ],
        },
        {
          id: 'contact-licence',
          label: 'ライセンスキー、このサイトでの購入と支払い',
          lines: [
            [business],
            ['件名に「ライセンス」と書いてください。キーは、最後の4文字だけをお知らせください。'],
          ],
        },
        {
          id: 'contact-business',
          label: '取材、提携、法人での利用',
          lines: [[business], [FORM_NOTE]],
        },
        {
          id: 'contact-privacy',
          label: '権利、個人情報、運営者の情報の開示',
          lines: [[privacy], ['件名に、権利・個人情報・開示のどれかを書いてください。']],
        },
        ...(security === undefined
          ? []
          : [{id: 'contact-security', label: '脆弱性の報告', lines: [[security]]}]),
      ]}
    />
  );
}

const CONTACT_KINDS = {privacy: CONTACTS.privacy, forum: CONTACTS.forum, fan: CONTACTS.fanSupport};

/** A link to a window of the operator, or to the fan support page, inside a sentence. */
export function ContactLink({to}: {readonly to: keyof typeof CONTACT_KINDS}): ReactNode {
  const contact: Inline = CONTACT_KINDS[to];
  return <RichLine line={[contact]} />;
}

/** Since when a legal page holds and what was changed; nothing while no date is set. */
export function ChangeHistory({of}: {readonly of: keyof Operator['dates']}): ReactNode {
  const rows = historyRows(OPERATOR.dates[of]);
  return rows.length === 0 ? (
    <p>内容を変えたときは、変えた日と変えた点をここに残します。</p>
  ) : (
    <FactList facts={rows} />
  );
}
