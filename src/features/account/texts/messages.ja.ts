import type {Failure} from '../client/failure';
import type {FailureCode} from '../client/failureCodes';
import {momentText} from '../model/formats';

/** Where a failure is told: the same reason may need another next step. */
export type Place = 'signIn' | 'link' | 'account' | 'order';

/** Before an account is deleted, for whoever signed in a while ago. */
export const REAUTHENTICATE = '確認のため、もう一度ログインしてください。';

const MAIL_MALFORMED =
  'メールアドレスの形式が正しくありません。半角の英数字と記号で「name@example.com」のように入力してください。';

const NO_SIGN_UPS =
  '現在、新しい登録を受け付けていません。登録済みの方は、登録したメールアドレスを入力してください。';

const LINK_OVER =
  'リンクの有効期限が切れているか、すでに使われています。新しいコードを送ってください。';

/** @param limit until when the slip can be paid */
function pendingText(limit: string): string {
  return `コンビニでのお支払いを待っている注文があります。お支払いが済むか、支払いの期限（${limit}）が過ぎてから、もう一度お試しください。払込番号と期限は、マイページの「購入履歴」で確かめられます。`;
}

const FAILURES: Readonly<Record<FailureCode, string>> = {
  network: '通信できませんでした。接続を確かめて、もう一度お試しください。',
  malformed_answer:
    'サーバーの応答を読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  unknown: '処理できませんでした。時間をおいて、もう一度お試しください。',
  session_expired: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  account_changed:
    'ほかのタブで、別のアカウントに切り替わりました。ページを再読み込みしてください。',
  rate_limited: '試行回数が多すぎます。1時間ほど待ってからお試しください。',
  otp_expired:
    'コードが正しくないか、有効期限が切れています。メールのリンクからログインしたときも、そのコードは使えません。一番新しいメールの数字を入力するか、「もう一度送る」を押してください。',
  otp_disabled: NO_SIGN_UPS,
  // Without a number of seconds it is the limit of all visitors (supabase/config.toml, email_sent).
  over_email_send_rate_limit:
    '今、メールの送信が混み合っています。1時間ほど待ってから、もう一度お試しください。',
  over_request_rate_limit: '試行回数が多すぎます。しばらく待ってからお試しください。',
  email_address_invalid:
    'このメールアドレスには送信できません。入力を見直すか、別のメールアドレスを使ってください。',
  validation_failed: '入力の形式が正しくありません。入力を見直してください。',
  signup_disabled: NO_SIGN_UPS,
  sign_ups_full:
    '新規登録が集中しています。1時間ほど待ってから、もう一度お試しください。登録済みの方は、そのままログインできます。',
  user_banned: 'このアカウントは利用できません。運営者の窓口へお問い合わせください。',
  access_denied:
    'ログインが取り消されました。続けるときは、ログインの方法をもう一度選んでください。',
  bad_code_verifier: 'ログインを始めたブラウザで、もう一度はじめからお試しください。',
  bad_oauth_state:
    'ログインの手続きの期限が切れたか、すでに済んでいます。もう一度はじめからお試しください。',
  provider_disabled: 'この方法では、今ログインできません。メールアドレスでログインしてください。',
  email_provider_disabled:
    '今、メールアドレスではログインできません。別の方法でログインするか、時間をおいてもう一度お試しください。',
  provider_email_needs_verification:
    'サービスに登録したメールアドレスの確認が済んでいません。確認のメールが届いたら、そのリンクを開いてください。届かないときは、メールアドレスでログインしてください。',
  storage_blocked:
    'ブラウザがデータの保存を止めているため、ログインできません。このサイトのCookieとサイトデータの保存を許可してください。',
  storage_full:
    'このサイトがブラウザに保存できる量を使い切っているため、ログインできません。ツールに保存したものを減らして、もう一度お試しください。',
  display_name_invalid: 'この表示名は使えません。文字を減らすか、別の名前を入力してください。',
  code_not_found: 'コードが見つかりません。入力をご確認ください。',
  code_expired: 'このコードの受付期間は終了しました。新しい案内のコードを使ってください。',
  code_already_used:
    'このコードは、このアカウントですでに使っています。期限は、「Proライセンス」で確かめられます。',
  code_exhausted: 'このコードは配布数の上限に達しました。運営者の窓口へお問い合わせください。',
  device_not_found: 'このPCの登録は、すでに解除されています。',
  reauthentication_needed: REAUTHENTICATE,
  deletion_failed: '通信が途切れました。アカウントはまだ残っています。もう一度お試しください。',
  deletion_unsure:
    '通信が途切れたため、アカウントを削除できたかどうかを確かめられませんでした。接続を確かめて、もう一度お試しください。',
  subscription_active: '先に、マイページの「お支払いの管理」でメンバーシップを解約してください。',
  product_not_found: 'この商品は、今販売していません。',
  already_owned: 'すでに購入済みです。ライセンスキーは、マイページで見られます。',
  already_subscribed:
    'すでにメンバーシップに加入しています。月額と年額を替えるときは、解約した後、支払った期間が終わってから申し込んでください。期間の終わりは、マイページで確かめられます。',
  membership_running:
    'メンバーシップが続いています。買い切りに替えるときは、先にマイページの「お支払いの管理」で解約してください。解約しても、支払った期間の終わりまで使えます。',
  payment_pending: pendingText('番号を受け取ってから3日ほど'),
  payment_open:
    '別のタブで、お支払いの画面が開いています。その画面を閉じてから、もう一度お試しください。',
  no_billing:
    '決済サービスに、このアカウントのお支払いの情報がありません。これまでの購入は、「購入履歴」で確かめられます。ファン支援で申し込んだ場合は、ファン支援ページで手続きしてください。',
  payment_unavailable:
    'お支払いの画面を開けませんでした。請求は発生していません。時間をおいてお試しください。',
  order_not_found: '注文が見つかりません。マイページの「購入履歴」を確かめてください。',
};

/** Words that hold in one place only. */
const IN_PLACE: Readonly<Partial<Record<Place, Partial<Record<FailureCode, string>>>>> = {
  signIn: {
    unknown: 'ログインできませんでした。時間をおいてお試しください。',
    // Of a mail address: GoTrue is asked for nothing else that a visitor types.
    validation_failed: MAIL_MALFORMED,
  },
  link: {
    otp_expired: LINK_OVER,
    validation_failed: LINK_OVER,
    unknown: 'ログインできませんでした。新しいコードを送ってください。',
  },
  // The page looks again by itself.
  order: {
    network: '通信できませんでした。つながりしだい、もう一度確かめます。',
    unknown: '今は確かめられません。しばらくして、もう一度確かめます。',
  },
};

/** Seconds as people say them: in minutes where there are many. */
const waitText = (seconds: number): string =>
  seconds <= 90 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`;

/** What a failure says to the visitor: what happened and what to do. */
export function failureText({code, waitSeconds, until}: Failure, place: Place): string {
  if (code === 'payment_pending' && until instanceof Date) return pendingText(momentText(until));
  if (code === 'over_email_send_rate_limit' && waitSeconds !== undefined) {
    return `短い間に何度も送信されました。${waitText(waitSeconds)}ほど待ってからもう一度お試しください。`;
  }
  return IN_PLACE[place]?.[code] ?? FAILURES[code];
}

/** What is wrong with a field. */
export const FIELD_TEXTS = {
  mailMissing: 'メールアドレスを入力してください。',
  mailMalformed: MAIL_MALFORMED,
  codeShort: 'メールに書かれた8桁の数字を入力してください。',
  nameControl:
    '改行やタブなど、名前に使えない文字が入っています。いったん欄を空にして、入力し直してください。',
  nameDirection:
    '文字の並ぶ向きを変える記号が入っています。いったん欄を空にして、入力し直してください。',
  nameUnseen: '目に見えない文字が入っています。いったん欄を空にして、入力し直してください。',
  nameLong: '50文字以内で入力してください。',
  redeemMissing: 'コードを入力してください。',
  redeemLicence:
    'これはライセンスキーです。ここではなく、本アプリの「Pro（ライセンス）」に入力してください。',
  wordWrong: '「削除」と入力してください。',
} as const;

/** Of a link, for whoever does not see it happen. */
export const NEW_TAB = '（新しいタブで開きます）';
export const BUSY = '処理中…';
export const RETRY = 'もう一度試す';

/** Another tab has signed in to another account. @param mail as it may be seen on air */
export const switchedText = (mail: string): string =>
  `ほかのタブでログインしたため、アカウントが${mail}に切り替わりました。ここからの操作は、このアカウントで行います。`;

/** Signing in. */
export const SIGN_IN_TEXTS = {
  checking: 'ログインの状態を確かめています',
  expired: FAILURES.session_expired,
  signedOut: 'ログアウトしました。',
  everywhere: 'すべての端末からログアウトしました。',
  elsewhere:
    'ほかのタブまたは端末でログアウトしたため、ここでもログアウトしました。続けるには、もう一度ログインしてください。',
  sent: '確認コードを送りました。メールに書かれた数字を入力してください。届かないときは、送り先のつづりと迷惑メールもご確認ください。',
  sentAgain: '確認コードをもう一度送りました。新しいメールの数字を入力してください。',
  sentBefore:
    '少し前に確認コードを送っています。届いているメールの数字を入力してください。届いていないときは、迷惑メールを確かめてから「もう一度送る」を押してください。',
  doubted: (domain: string): string =>
    `「@」の後は「${domain}」ではありませんか。このままでよければ、もう一度「確認コードを送る」を押してください。`,
  alreadySent: 'このメールアドレスには、確認コードを送ってあります。',
  mayResend: '確認コードをもう一度送れます。',
  codeOver: '確認コードの有効期限（10分）が切れました。「もう一度送る」を押してください。',
  codeUsedUp:
    'このコードは、通信が途切れたときに使われたか、正しくありません。「もう一度送る」を押して、新しいメールの数字を入力してください。',
  linkUsedUp: 'このリンクは、通信が途切れたときに使われたようです。新しいコードを送ってください。',
  linkNotNeeded:
    'リンクの有効期限が切れているか、すでに使われています。このブラウザではログインしているので、そのまま進めます。別のアカウントを使うときは、マイページで「ログアウト」を押してから、ログインし直してください。',
  submitsItself: '8桁そろうと、自動でログインします。',
  leaving: (service: string): string => `${service}のページを開いています。`,
  done: 'ログインしました。ページを移動しています。',
} as const;

/** When another code may be sent, beside the button. @param seconds until then */
export const resendIn = (seconds: number): string => `（あと${waitText(seconds)}）`;
/** When the button is pressed before. */
export const resendLater = (seconds: number): string =>
  `あと${waitText(seconds)}待ってから、もう一度押してください。`;

/** My account. */
export const MY_TEXTS = {
  loading: 'アカウントを読み込んでいます',
  shown: 'ログインしています。アカウントの内容を表示しました。',
  saved: '保存しました。',
  unsaved: 'まだ保存していません。',
  unsavedProfile: 'アカウントの変更を、まだ保存していません。',
  released: '登録を解除しました。',
  full: '上限に達しています。使っていないPCの登録を解除すると、新しいPCを登録できます。',
  computersLeft: (most: number, left: number): string =>
    `入れ替えを含めて、30日間に${most}台まで使えます。新しく登録できるのは、あと${left}台です。`,
  computersGone: (most: number, from: string): string =>
    `30日間に使える${most}台に達しました。新しいPCは、${from}から登録できます。`,
  releasedCounts: 'このPCでは、Proの機能が使えなくなります。解除した後も、30日間は台数に数えます。',
  exported: 'データを保存しました。ダウンロードのフォルダを確かめてください。',
  deleted: 'アカウントを削除しました。',
  opening: 'お支払いの管理の画面を開いています。',
  manage: '解約とカードの変更は、決済サービスのページで行います。',
  goOn: '続けるときは、決済サービスのページで解約を取り消せます。',
  records: 'カードとお支払いの記録は、決済サービスのページで確かめられます。',
} as const;

/** A code was redeemed. `until` is a day such as 2026年11月21日. */
export function redeemedText(until: string | undefined): string {
  return until === undefined
    ? 'Proライセンスを有効にしました。'
    : `Proライセンスを${until}まで有効にしました。`;
}

/** Buying on /membership. */
export const BUY_TEXTS = {
  loading: '価格を読み込んでいます',
  noPrices: '価格を読み込めませんでした。',
  shown: '価格を表示しました。',
  canceled: '購入手続きを取り消しました。請求は発生していません。',
  held: 'Proをご利用中です',
  heldForever: '期限はありません。もう一度購入する必要はありません。',
  heldMembership: (until: string | undefined): string =>
    `メンバーシップは自動で更新されるので、何もしなくても続きます。買い切りに替えるときは、先にマイページの「お支払いの管理」で解約してください。月額と年額を替えるときは、解約した後、${until === undefined ? '支払った期間' : `${until}に期間`}が終わってから申し込んでください。`,
  heldTwice:
    '期限のないライセンスをお持ちです。自動で更新されるメンバーシップが不要なときは、マイページの「お支払いの管理」で解約してください。',
  heldCanceled: (until: string): string =>
    `解約済みのメンバーシップを、${until}まで使えます。同じプランを続けるときは、マイページの「お支払いの管理」で解約を取り消してください。月額と年額を替えるときは、期間が終わってから申し込んでください。`,
  heldUntil: (until: string): string =>
    `${until}まで使えます。購入すると、別のライセンスキーが発行されます。`,
  otherPeriod:
    '月額と年額は、途中では替えられません。解約した後、支払った期間が終わってから申し込んでください。',
  gone: FAILURES.product_not_found,
} as const;

/** After the payment. */
export const ORDER_TEXTS = {
  checking: 'お支払いを確認しています',
  slow: '確認に時間がかかっています。このページを閉じても、確認でき次第マイページに表示されます。',
  konbini:
    'コンビニでのお支払いをお待ちしています。お支払い後にライセンスが発行されます。このページを閉じても、マイページに表示されます。',
  slip: '払込番号と支払い方を見る',
  slipUntil: (moment: string): string => `支払いの期限は、${moment}です。`,
  // Where the payment service has not told us, or not yet.
  slipDays: '支払いの期限は、番号を受け取ってから3日ほどです。',
  slipElsewhere: '払込番号は、お支払いの画面か、決済サービスから届くメールで確かめてください。',
  paid: 'ご購入ありがとうございます',
  failed: 'お支払いが完了しませんでした。請求は発生していません。',
  refunded:
    'この注文は返金しました。ライセンスをすでにお持ちのときに重ねて支払った分も、自動で返金します。',
  notFound:
    '注文が見つかりません。購入したときと同じアカウントでログインしているかを確かめてから、マイページの「購入履歴」を開いてください。',
  receipt: '領収書は、用意ができるとマイページの「購入履歴」に出ます。',
  noKey: 'この注文のライセンスは、今使えません。マイページで状態を確かめてください。',
  nextPayment: (day: string): string =>
    `次のお支払いは${day}です。解約は、マイページの「お支払いの管理」でいつでもできます。`,
  until: (day: string): string => `解約済みです。${day}まで使えます。`,
} as const;
