import Link from '@docusaurus/Link';
import {useEffect, useRef, type ReactNode} from 'react';
import type {OrderStatus} from '../client/answers';
import {yenText} from '../model/formats';
import {LicenceKey} from '../parts/LicenceKey';
import {ORDER_TEXTS} from '../texts/messages.ja';

import styles from './Checkout.module.css';

/** Thanks, the key, and what to do with it. */
export function Paid({order}: {readonly order: OrderStatus}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className={styles.card}>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {ORDER_TEXTS.paid}
      </h2>
      <p>
        {order.product_name} {yenText(order.amount)}
      </p>
      {order.licence_key !== null && <LicenceKey value={order.licence_key} />}
      <p>次は、キーを本アプリに登録します。キーはマイページでいつでも見られます。</p>
      <p className={styles.actions}>
        <Link to="/docs/pro/how-to-register">アプリへの登録方法</Link>
        <a href="/account/my">マイページを開く</a>
        {order.receipt_url !== null && (
          <a href={order.receipt_url} target="_blank" rel="noreferrer">
            領収書
          </a>
        )}
      </p>
    </div>
  );
}
