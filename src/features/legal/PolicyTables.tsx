import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {OPERATOR} from '@site/config/operatorData';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {knownProviders} from '@site/src/lib/signInProviders';
import {useAccountsOn} from '@site/src/lib/useAccounts';

import {accountFacts, processors} from './accountFacts';
import {FactList} from './FactList';
import type {Line} from './inline';
import styles from './PolicyTables.module.css';
import {PLACE_NAMES, storedItems, type StoringParts} from './storedItems';
import {transmissions, type Transmission, type TransmissionConfig} from './transmissions';

/** What is really configured: data of the plugin when it is on, and the site's backend. */
function useTransmissionConfig(): TransmissionConfig & StoringParts {
  const ids: unknown = usePluginData('third-party');
  const {customFields = {}} = useDocusaurusContext().siteConfig;
  const text = (source: unknown, key: string): string => {
    const value: unknown =
      typeof source === 'object' && source !== null ? Reflect.get(source, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    tagManagerId: text(ids, 'tagManagerId'),
    adClientId: text(ids, 'adClientId'),
    backendUrl: text(customFields, 'supabaseUrl'),
    accountsOn: useAccountsOn(),
    offlineOn: customFields['offlineOn'] === true,
    feedbackUrl: text(customFields, 'feedbackUrl'),
    thirdPartyOn: ids !== undefined,
  };
}

/** Every key that this site may leave in the browser. */
export function StoredItems(): ReactNode {
  const parts = useTransmissionConfig();
  return (
    <>
      <div id="stored-items">
        <FactList
          facts={storedItems(parts).map(({key, holds, place, life}) => ({
            id: `stored-${key}`,
            label: key,
            isCode: true,
            lines: [[`${holds}。${PLACE_NAMES[place]}に入ります。`], [`${life}。`]],
          }))}
        />
      </div>
      <p>
        {parts.thirdPartyOn
          ? '当サイト自身は、クッキーを使いません。同意した場合に外部のサービスが使うクッキーは、「外部への送信」に示します。'
          : 'クッキーは使いません。'}
      </p>
    </>
  );
}

function TransmissionCard({row}: {readonly row: Transmission}): ReactNode {
  const {id, service, recipient, sent, purpose, refusal, policy} = row;
  const refusing: Line[] = [[`${refusal}。`]];
  if (policy !== undefined) {
    refusing.push(['送信先の説明：', {text: policy.text, to: policy.url}]);
  }
  return (
    <section aria-labelledby={`sends-${id}`}>
      <h3 id={`sends-${id}`}>{service}</h3>
      <FactList
        facts={[
          {id: `${id}-sent`, label: '送られる情報', lines: [[sent]]},
          {id: `${id}-recipient`, label: '送る相手', lines: [[recipient]]},
          {id: `${id}-purpose`, label: '目的', lines: [[purpose]]},
          {id: `${id}-refusal`, label: '断り方', lines: refusing},
        ]}
      />
    </section>
  );
}

/** What this build of the site sends to others, or that it sends nothing. */
export function Transmissions(): ReactNode {
  const rows = transmissions(useTransmissionConfig());
  if (rows.length === 0) {
    return (
      <p className={styles.nothing} data-transmissions="none">
        <strong>
          当サイトには、ページを開いただけで利用者の情報を外部に送る仕組みを組み込んでいません。
        </strong>
        解析と広告の部品は入っていません。
      </p>
    );
  }
  return (
    <div data-transmissions={rows.map(({id}) => id).join(' ')}>
      {rows.map((row) => (
        <TransmissionCard key={row.id} row={row} />
      ))}
      {rows.some(({asksConsent}) => asksConsent) && (
        <p>
          <Button look="primary" data-consent-settings="" data-native="">
            外部送信の設定を変える
          </Button>
        </p>
      )}
    </div>
  );
}

/** Whether a page of this site takes anything that a visitor types. */
export function FormsNote(): ReactNode {
  const {backendUrl, feedbackUrl} = useTransmissionConfig();
  const besides = feedbackUrl === '' ? '' : 'マニュアルの「このページは役に立ちましたか」のほかに';
  return (
    <p>
      {backendUrl === '' && `当サイトのページに、${besides}利用者が情報を送信する欄はありません。`}
      {backendUrl !== '' &&
        'アカウントのページで入力した情報は、ログイン、ライセンスの管理、購入の受け付けのために保存します。'}
      {feedbackUrl !== '' &&
        'マニュアルの「このページは役に立ちましたか」に送られた回答は、マニュアルを直すために使います。'}
    </p>
  );
}

/** What an account holds, by what is done with it; nothing where the site has none. */
export function AccountData(): ReactNode {
  const {accountsOn} = useTransmissionConfig();
  const {customFields} = useDocusaurusContext().siteConfig;
  if (!accountsOn) return null;
  return (
    <>
      <p>アカウントを作ると、次の情報も扱います。</p>
      <FactList facts={accountFacts(knownProviders(customFields?.['signInProviders']))} />
      <p>
        預けた情報は、<Link to="/account/my">マイページ</Link>
        でダウンロードし、表示名を直し、アカウントごと削除できます。
      </p>
    </>
  );
}

/** Whether personal data goes to others abroad (個人情報保護法 28条). */
export function ForeignTransfer(): ReactNode {
  const {accountsOn} = useTransmissionConfig();
  return (
    <p>
      {accountsOn
        ? 'アカウントと購入の情報は、外国にある委託先（下の「委託」）が扱います。委託先とは、個人データの取り扱いの契約を結び、必要な措置を続けさせます。委託先の国の制度と措置は、お問い合わせにお答えします。'
        : '外国の第三者へ個人データを提供する予定はありません。提供するときは、国の名前、その国の制度、相手が講じる措置を示し、本人の同意を得ます。'}
    </p>
  );
}

/** Who takes the money. */
export function PaymentNote(): ReactNode {
  const {accountsOn} = useTransmissionConfig();
  return (
    <p>
      {accountsOn
        ? '支払いは、決済サービスのStripeと、ファン支援ページの事業者が扱います。'
        : '支払いは、ファン支援ページの事業者が扱います。'}
      クレジットカードの番号を、当方は受け取りません。
    </p>
  );
}

/** Whether what is kept in the browser stays there, and what deleting it means. */
export function StorageNote({part}: {readonly part: 'sending' | 'deleting'}): ReactNode {
  const {accountsOn} = useTransmissionConfig();
  if (part === 'sending') {
    return (
      <p>
        このサイトは、次の項目だけを、利用者のブラウザの中に残します。
        {accountsOn ? 'ログインの情報のほかは、サーバーに送りません。' : 'サーバーには送りません。'}
      </p>
    );
  }
  return (
    <p>
      消すときは、ブラウザの設定でこのサイトのデータを削除してください。
      {accountsOn
        ? '消すとログアウトしますが、サイトの機能はそのまま使えます。'
        : '消しても、サイトの機能はすべて使えます。'}
    </p>
  );
}

/** Who keeps the accounts and takes the money on behalf of the operator. */
export function AccountProcessors(): ReactNode {
  const {accountsOn} = useTransmissionConfig();
  return accountsOn ? <FactList facts={processors(OPERATOR)} /> : null;
}

/** Who keeps the access log, where and how long, as far as the operator has said. */
export function AccessLog(): ReactNode {
  const {provider, country, logRetention} = OPERATOR.hosting;
  return (
    <FactList
      facts={[
        {
          id: 'log-content',
          label: '残るもの',
          lines: [['接続元のIPアドレス、日時、開いたURL、参照元、ブラウザとOSの種類']],
        },
        {
          id: 'log-purpose',
          label: '目的',
          lines: [['サイトを動かすこと、不具合を調べること、不正な利用を防ぐこと']],
        },
        {
          id: 'log-keeper',
          label: '残す場所',
          lines: [
            [
              provider === ''
                ? 'サイトの配信を委託した事業者のサーバーです。事業者の名前と国は、お問い合わせがあればお答えします。'
                : `${provider}${country === '' ? '' : `（${country}）`}のサーバー`,
            ],
          ],
        },
        {
          id: 'log-life',
          label: '保存する期間',
          lines: [[logRetention || '配信を委託した事業者が定める期間です。']],
        },
      ]}
    />
  );
}

const SUBJECTS = [
  {
    name: 'このサイト',
    where: 'サーバーと、利用者のブラウザの中',
    what: 'アクセスの記録、表示の設定、お問い合わせの内容です。',
  },
  {
    name: '本アプリ',
    where: '利用者のPCの中',
    what: '設定、コメント、リスナーの名前とメモ、ログです。データフォルダに入ります（macOSのログは、OSのログ用のフォルダです）。',
  },
  {
    name: '連携先',
    where: 'それぞれの事業者のもと',
    what: '配信サイト、ファン支援ページ、フォーラム、連携ソフトです。各社の規約に従います。',
  },
] as const;

/** The three holders of information that the policy keeps apart. */
export function Subjects(): ReactNode {
  return (
    <ul className={styles.subjects}>
      {SUBJECTS.map(({name, where, what}) => (
        <li key={name} className={styles.subject}>
          <h3>{name}</h3>
          <p className={styles.where}>{where}</p>
          <p className={styles.what}>{what}</p>
        </li>
      ))}
    </ul>
  );
}
