import type {ReactNode} from 'react';
import type {Order} from '../client/answers';
import {momentText} from '../model/formats';
import {NEW_TAB, ORDER_TEXTS} from '../texts/messages.ja';

interface Props {
  readonly order: Pick<Order, 'voucher_url' | 'voucher_expires_at'>;
  /** What tells this slip from others of the page. */
  readonly label?: string;
}

/** What is needed to pay at a convenience store: the numbers, and until when. */
export function Slip({order: {voucher_url, voucher_expires_at}, label}: Props): ReactNode {
  return (
    <p>
      {voucher_expires_at === null
        ? ORDER_TEXTS.slipDays
        : ORDER_TEXTS.slipUntil(momentText(voucher_expires_at))}
      {voucher_url === null ? (
        ORDER_TEXTS.slipElsewhere
      ) : (
        <a href={voucher_url} target="_blank" rel="noreferrer" aria-label={label}>
          {ORDER_TEXTS.slip}
          <span className="visually-hidden">{NEW_TAB}</span>
        </a>
      )}
    </p>
  );
}
