import {isLoopbackHost} from '@komebiyori/lib/isLoopbackHost';

/** Someone outside who is sent something by a page (電気通信事業法 27条の12). */
export interface Transmission {
  readonly id: string;
  readonly service: string;
  readonly recipient: string;
  readonly sent: string;
  readonly purpose: string;
  readonly refusal: string;
  /** The recipient's own page about it. */
  readonly policy?: {readonly text: string; readonly url: string};
  /** Whether the consent settings switch it off. */
  readonly asksConsent: boolean;
}

export interface TransmissionConfig {
  /** Empty strings stand for services that are off. */
  readonly tagManagerId: string;
  readonly adClientId: string;
  /** Address of the backend project; empty when there is none. */
  readonly backendUrl: string;
  /** Where answers to 「役に立ちましたか」 are sent. */
  readonly feedbackUrl: string;
}

const GOOGLE_POLICY = {
  text: 'Googleのプライバシーポリシー',
  url: 'https://policies.google.com/privacy?hl=ja',
};

const TAG_MANAGER: Transmission = {
  id: 'tag-manager',
  service: 'Google Tag Manager、Google Analytics',
  recipient: 'Google LLC（アメリカ合衆国）',
  sent: '閲覧したページのURLと題名、参照元、画面の大きさ、ブラウザとOSの種類、IPアドレス、クッキーの識別子',
  purpose: 'どのページがどれだけ読まれたかを集計し、サイトの改善に使うため',
  refusal: '同意しなければ送られません。同意した後も、外部送信の設定で取り消せます',
  policy: GOOGLE_POLICY,
  asksConsent: true,
};

const ADS: Transmission = {
  id: 'ads',
  service: 'Google AdSense',
  recipient: 'Google LLC（アメリカ合衆国）',
  sent: '閲覧したページのURL、参照元、画面の大きさ、ブラウザとOSの種類、IPアドレス、広告の識別子、クッキー',
  purpose: '広告を表示し、その成果を測り、不正な表示を防ぐため',
  refusal: '同意しなければ送られません。同意した後も、外部送信の設定で取り消せます',
  policy: GOOGLE_POLICY,
  asksConsent: true,
};

/** A connection to the visitor's own computer sends nothing to others. */
const LOCAL_BACKEND: Transmission = {
  id: 'backend',
  service: 'アカウントの管理（試用）',
  recipient: 'ありません。アカウントの情報は、このサイトを試している人のPCの中だけで扱います',
  sent: '外部に送られる情報はありません',
  purpose: 'アカウントとメンバーシップのページの動作を、手元のPCで試すため',
  refusal: 'アカウントとメンバーシップのページを開かなければ、PCの中でも扱いません',
  asksConsent: false,
};

function backend(url: string): Transmission {
  const {hostname} = new URL(url);
  if (isLoopbackHost(hostname)) return LOCAL_BACKEND;
  return {
    id: 'backend',
    service: 'アカウントの管理（Supabase）',
    recipient: `当サイトのアカウントの情報を保管するSupabase, Inc.（アメリカ合衆国）。送り先は${hostname}`,
    sent: 'アカウントとメンバーシップのページで入力した情報、ログインの情報、IPアドレス、ブラウザの種類',
    purpose: 'ログインと、ライセンスの管理、購入の受け付けのため',
    refusal: 'アカウントとメンバーシップのページを開かなければ送られません',
    policy: {text: 'Supabaseのプライバシーポリシー', url: 'https://supabase.com/privacy'},
    asksConsent: false,
  };
}

/** Where a buyer pays: a page of the service, which the visitor is led to. */
const PAYMENT: Transmission = {
  id: 'payment',
  service: 'お支払い（Stripe）',
  recipient: 'ストライプジャパン株式会社、Stripe, Inc.（アメリカ合衆国）',
  sent: 'お支払いの画面で入力した情報（カードの番号、氏名など）、メールアドレス、注文の番号、IPアドレス、ブラウザの種類',
  purpose: '代金を受け取り、不正な利用を防ぐため',
  refusal: '「お支払いへ進む」を押さなければ送られません',
  policy: {text: 'Stripeのプライバシーポリシー', url: 'https://stripe.com/jp/privacy'},
  asksConsent: false,
};

function feedback(url: string): Transmission {
  const {hostname} = new URL(url);
  return {
    id: 'feedback',
    service: 'マニュアルの「このページは役に立ちましたか」',
    recipient: `当サイトが回答の受け付けに使うサーバー。送り先は${hostname}`,
    sent: '回答（はい、いいえ）、ページの場所、マニュアルのバージョン、自分で書いた内容、IPアドレス、ブラウザの種類',
    purpose: 'マニュアルの分かりにくいところを直すため',
    refusal: '「はい」か「送る」を押さなければ送られません',
    asksConsent: false,
  };
}

/** The rows for what is configured; none when nothing is. */
export function transmissions(config: TransmissionConfig): Transmission[] {
  return [
    ...(config.tagManagerId === '' ? [] : [TAG_MANAGER]),
    ...(config.adClientId === '' ? [] : [ADS]),
    ...(config.backendUrl === '' ? [] : [backend(config.backendUrl), PAYMENT]),
    ...(config.feedbackUrl === '' ? [] : [feedback(config.feedbackUrl)]),
  ];
}
