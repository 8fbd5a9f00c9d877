import type {Operator} from '@site/config/operator';
import {PROVIDER_NAMES, type SignInProvider} from '@site/src/lib/signInProviders';
import type {Fact} from './inline';

const fact = (id: string, label: string, ...lines: readonly string[]): Fact => ({
  id,
  label,
  lines: lines.map((line) => [line]),
});

const HELD: readonly Fact[] = [
  fact(
    'account-profile',
    'メールアドレス、表示名、お知らせメールの希望',
    'ログイン、本人の確認、購入とライセンスの連絡に使います。お知らせは、希望した方にだけ送ります。',
    'アカウントを削除するまで保存します。確認コードで確かめられなかったメールアドレスは、1時間半が過ぎた後、次に確認コードを送るときに消します。',
  ),
  fact(
    'account-licences',
    'ライセンスキー、登録したPCの名前とOS、本アプリのバージョン、最後に使った日時',
    'Proを使えるPCの数を確かめるために使います。PCの識別には、機器の番号をハッシュ化した値（元に戻せない値）を使います。',
    'アカウントを削除するまで保存します。登録を解除したPCは、この値だけを30日間保存します。',
  ),
  fact(
    'account-orders',
    '購入とメンバーシップの記録',
    'ライセンスの提供、返金、帳簿のために使います。カードの番号は受け取りません。',
    '法令により7年間保存します。アカウントを削除すると、個人を特定できない形にします。',
  ),
  fact(
    'account-events',
    '操作の記録',
    '不正な利用を見つけるために使います。マイページで見られます。',
    '1年間保存します。アカウントを削除すると、すぐに消します。',
  ),
  fact(
    'account-limits',
    'IPアドレスと、操作の回数',
    '短い間の多すぎる操作を止めるために使います。IPアドレスは、アカウントを作るときと、本アプリがキーを確かめるときに数えます。',
    '集計の期間（操作により1時間または2時間）が過ぎると消します。',
  ),
];

/** What an account holds: what, for what, and how long. */
export function accountFacts(providers: readonly SignInProvider[]): readonly Fact[] {
  if (providers.length === 0) return HELD;
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join('、');
  return [
    ...HELD,
    fact(
      'account-services',
      `${names}から受け取る情報`,
      'ボタンを押してこのサービスでログインすると、メールアドレスとサービスの利用者の番号を受け取り、本人の確認に使います。',
      'アカウントを削除するまで保存します。',
    ),
  ];
}

/** Those who process it on behalf of the operator. */
export const processors = ({mail}: Pick<Operator, 'mail'>): readonly Fact[] => [
  fact('processor-backend', 'アカウントとデータの保管', 'Supabase, Inc.（アメリカ合衆国）'),
  fact(
    'processor-payment',
    'お支払いの受け付け',
    'ストライプジャパン株式会社、Stripe, Inc.（アメリカ合衆国）',
  ),
  fact(
    'processor-mail',
    '確認コードのメールの送信',
    mail.provider === ''
      ? 'メールの配信を委託した事業者です。名前と国は、お問い合わせがあればお答えします。'
      : `${mail.provider}${mail.country === '' ? '' : `（${mail.country}）`}`,
  ),
];
