import type {Operator} from '@site/config/operator';
import type {Product} from '../client/answers';
import {yenText} from '../model/formats';

/** A line of the panel: what it is about, and what holds. */
export interface ConfirmationLine {
  readonly label: string;
  readonly text: string;
}

const EVERY = {month: '毎月', year: '毎年'} as const;

/** A price with what it is for: `￥500（税込）／月`. */
export function priceText({amount, period}: Pick<Product, 'amount' | 'period'>): string {
  if (period === null) return yenText(amount);
  return `${yenText(amount)}／${period === 'month' ? '月' : '年'}`;
}

/**
 * The six things that 特定商取引法 12条の6 wants on the screen on which an order is made final:
 * quantity, price, time and way of payment, time of delivery, period of application, and
 * withdrawal and cancellation. Conditions of the operator's own come from data/operator.json.
 */
export function confirmationLines(
  product: Product,
  {payment, cancel}: Pick<Operator, 'payment' | 'cancel'>,
): ConfirmationLine[] {
  const {period} = product;
  const methods =
    payment.methods.length === 0
      ? '方法は、次の決済サービスの画面で選びます。'
      : `方法は、${payment.methods.join('、')}です。`;
  const every = period === null ? undefined : EVERY[period];
  return [
    {label: '商品と数量', text: `${product.name}、1つ`},
    {
      label: '支払う金額',
      text:
        every === undefined
          ? `${yenText(product.amount)}。1回だけ支払います。`
          : `${every}${yenText(product.amount)}。解約するまで${every}同じ金額を支払います。`,
    },
    {
      label: '支払いの時期と方法',
      text: `${payment.timing === '' ? '申し込みのときに支払います。' : payment.timing}${methods}`,
    },
    {
      label: '提供の時期',
      text:
        payment.delivery === ''
          ? 'お支払いを確かめた後、すぐにライセンスキーを表示します。'
          : payment.delivery,
    },
    {label: '申し込みの期間', text: '期間の限りはありません。'},
    {
      label: '契約の更新と解約',
      text:
        every === undefined
          ? '自動では更新しません。'
          : `${every}自動で更新します。解約は、マイページの「お支払いの管理」でいつでもできます。${cancel.after}`,
    },
    {
      label: '申し込みの撤回と返金',
      text:
        cancel.refund === ''
          ? 'お支払いを確定する前は、いつでもやめられます。確定した後の返金は、特定商取引法に基づく表記のとおりです。'
          : cancel.refund,
    },
  ];
}
