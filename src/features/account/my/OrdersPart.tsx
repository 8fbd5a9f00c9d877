import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {Account} from '../client/answers';
import {dayText, yenText} from '../model/formats';
import {Slip} from '../parts/Slip';
import {NEW_TAB, ORDER_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';
import {StateText} from './StateText';
import {orderState} from '../model/states';

/** What was bought, newest first. */
export function OrdersPart({orders, now}: Pick<Account, 'orders' | 'now'>): ReactNode {
  return (
    <Panel title="購入履歴">
      {orders.length === 0 ? (
        <p>購入の記録はありません。</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <span className={styles.hint}>{dayText(order.created_at)}</span>
              <span className={styles.rowText}>
                {order.product_name} {yenText(order.amount)}
              </span>
              <StateText state={orderState(order, now)} />
              {order.awaiting_payment && (
                <div className={styles.slip}>
                  <Slip
                    order={order}
                    label={`${dayText(order.created_at)}の${order.product_name}の${ORDER_TEXTS.slip}${NEW_TAB}`}
                  />
                </div>
              )}
              {order.receipt_url !== null && (
                <a
                  href={order.receipt_url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${dayText(order.created_at)}の${order.product_name}の領収書${NEW_TAB}`}
                >
                  領収書
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
