import type {Operator} from './operator';

/** A condition of sale that nobody has stated. */
interface Unstated {
  /** The field of data/operator.json. */
  readonly field: string;
  /** What the law wants said, as the end of a sentence. */
  readonly what: string;
}

/**
 * What 特定商取引法 11 (the table of /commerce-legal) and 12条の6 (the screen before an order is
 * final) want a buyer to be told, and data/operator.json leaves open. While anything is left, a site
 * for the public does not take orders.
 */
export function unstatedConditions({payment, cancel}: Operator): Unstated[] {
  const rows: readonly [field: string, isStated: boolean, what: string][] = [
    ['payment.price', payment.price.length > 0, 'the price with tax'],
    ['payment.methods', payment.methods.length > 0, 'the ways of paying'],
    ['payment.timing', payment.timing !== '', 'the time of payment'],
    ['payment.delivery', payment.delivery !== '', 'the time of delivery'],
    [
      'payment.cycle',
      payment.cycle !== '' ||
        (payment.price.length > 0 && payment.price.every(({cycle}) => cycle === 'once')),
      'that the contract goes on, for how long and how it renews',
    ],
    ['payment.fees', payment.fees !== '', 'what is paid besides the price, or that it is nothing'],
    ['cancel.how', cancel.how !== '', 'how to cancel'],
    ['cancel.refund', cancel.refund !== '', 'whether money is given back'],
    ['cancel.after', cancel.after !== '', 'how long Pro works after cancelling'],
  ];
  return rows.flatMap(([field, isStated, what]) => (isStated ? [] : [{field, what}]));
}
