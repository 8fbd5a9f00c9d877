import Link from '@docusaurus/Link';
import {useEffect, useRef, type ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import type {OrderStatus} from '../client/answers';
import {dayText, priceText} from '../model/formats';
import {LicenceKey} from '../parts/Shown';
import {ORDER_TEXTS} from '../texts/messages.ja';

import styles from './Checkout.module.css';

/** How long what was paid for holds; undefined for what is bought once. */
function untilText({period_end, renews}: OrderStatus): string | undefined {
  if (period_end === null) return undefined;
  const day = dayText(period_end);
  return renews === true ? ORDER_TEXTS.nextPayment(day) : ORDER_TEXTS.until(day);
}

/** Thanks, the key, and what to do with it. */
export function Paid({order}: {readonly order: OrderStatus}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const until = untilText(order);
  return (
    <div className={styles.card}>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {ORDER_TEXTS.paid}
      </h2>
      <p className={styles.bought}>
        {order.product_name}：<span className={styles.price}>{priceText(order)}</span>
      </p>
      {until !== undefined && <p className={styles.bought}>{until}</p>}
      {order.licence_key === null ? (
        <p>{ORDER_TEXTS.noKey}</p>
      ) : (
        <>
          <LicenceKey value={order.licence_key} />
          <p>次は、キーを本アプリに登録します。キーはマイページでいつでも見られます。</p>
        </>
      )}
      <p className={styles.actions}>
        {order.licence_key !== null && (
          <Link className={buttonClass('primary')} to="/docs/pro/how-to-register">
            アプリへの登録方法
          </Link>
        )}
        <a href="/account/my">マイページを開く</a>
        {order.receipt_url !== null && (
          <a href={order.receipt_url} target="_blank" rel="noreferrer">
            領収書を開く
          </a>
        )}
      </p>
      {order.receipt_url === null && <p className={styles.small}>{ORDER_TEXTS.receipt}</p>}
    </div>
  );
}
