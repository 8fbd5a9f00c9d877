import type {Operator} from '@site/config/operator';
import type {Product} from '../client/answers';
import {yenText} from '../model/formats';

/** A line of the panel: what it is about, and what holds. */
export interface ConfirmationLine {
  readonly label: string;
  readonly text: string;
  /** What must not be overlooked. */
  readonly isStrong?: true;
}

/** On how many computers a licence works, as supabase/migrations say; a test holds both together. */
export const COMPUTERS = {atOnce: 3, inThirtyDays: 6} as const;

const EVERY = {month: '毎月', year: '毎年'} as const;
const SAME_DAY = {month: '申し込んだ日と同じ日', year: '申し込んだ月日'} as const;

/** What is paid, and in which amounts (the guide to 12条の6 asks for the sum of a contract, too). */
function amountText({amount, period}: Product): string {
  if (period === null) return `${yenText(amount)}。1回だけ支払います。`;
  const year = period === 'month' ? `1年間では${yenText(amount * 12)}です。` : '';
  return `${EVERY[period]}${yenText(amount)}。${year}`;
}

function renewalText({period}: Product, after: string): string {
  if (period === null) return '自動では更新しません。解約の手続きは不要です。';
  return `解約するまで続き、${EVERY[period]}、${SAME_DAY[period]}に自動で更新します。マイページの「お支払いの管理」でいつでも解約でき、次の更新日からは請求されません。${after || '解約しても、支払った期間の終わりまで使えます。'}`;
}

/** Of slips of convenience stores, which Stripe cannot take back: what that keeps their owner from. */
const SLIP =
  'コンビニの払込番号を受け取ると、自分では取り消せません。支払いを待つ間は、ほかの購入とアカウントの削除ができません。支払わなければ、期限（3日ほど）が過ぎると注文は無効になります。';
const isSlip = (method: string): boolean => method.includes('コンビニ');

/**
 * The six things that 特定商取引法 12条の6 wants on the screen on which an order is made final:
 * quantity, price, time and way of payment, time of delivery, period of application, and
 * withdrawal and cancellation. Conditions of the operator's own come from data/operator.json; a site
 * that lacks one sells nothing (config/sale.ts), so what stands here instead is for trying only.
 */
export function confirmationLines(
  product: Product,
  {payment, cancel}: Pick<Operator, 'payment' | 'cancel'>,
): ConfirmationLine[] {
  const methods =
    payment.methods.length === 0
      ? '方法は、次の決済サービスの画面で選びます。'
      : `方法は、${payment.methods.join('、')}です。`;
  const timing =
    product.period === null
      ? '申し込みのときに支払います。コンビニでは、表示される期限までに支払います。'
      : '1回目は申し込みのとき、2回目からは更新の日に支払います。';
  const mayWait = payment.methods.length === 0 || payment.methods.some(isSlip);
  const slip = product.period === null && mayWait ? SLIP : '';
  return [
    {
      label: '商品と数量',
      text: `${product.name}、1つ。1つのライセンスキーを、同時にPC${COMPUTERS.atOnce}台まで、入れ替えを含めて30日間に${COMPUTERS.inThirtyDays}台まで使えます。`,
    },
    {label: '支払う金額', text: `${amountText(product)}${payment.fees}`, isStrong: true},
    {label: '支払いの時期と方法', text: `${payment.timing || timing}${methods}${slip}`},
    {
      label: '提供の時期',
      text: payment.delivery || 'お支払いを確かめた後、すぐにライセンスキーを表示します。',
    },
    {label: '申し込みの期間', text: '申し込みの期限はありません。'},
    {label: '契約の更新と解約', text: renewalText(product, cancel.after)},
    {
      label: '申し込みの撤回と返金',
      text:
        cancel.refund ||
        'お支払いを確定する前は、いつでもやめられます。確定した後の返金の条件は、運営者がまだ定めていません。',
    },
  ];
}
