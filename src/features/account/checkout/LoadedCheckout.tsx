import Link from '@docusaurus/Link';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';

import type {AccountClient} from '../client/accountClient';
import type {OrderStatus} from '../client/answers';
import type {Failure} from '../client/failure';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {dayText, priceText} from '../model/formats';
import {checkoutSessionId} from '../model/safeNext';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {LicenceKey} from '../parts/Shown';
import {Slip} from '../parts/Slip';
import {SwitchedNote, useSwitches} from '../parts/Switched';
import {Message} from '../parts/TaskParts';
import {useGuard} from '../parts/useAnswer';
import {failureText, NEW_TAB, ORDER_TEXTS} from '../texts/messages.ja';

import styles from './Checkout.module.css';
import {nextLook, orderView, wantsSync, type OrderView} from './orderWait';

const HERE = '/account/checkout/succeeded';

/** How a payment went, loaded with the libraries that it needs. */
export default function LoadedCheckout({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const [id] = useState(() =>
    checkoutSessionId(new URLSearchParams(window.location.search).get('session_id')),
  );
  // An address that names no order needs nobody to be signed in.
  const session = useGuard(client, `${HERE}?session_id=${id ?? ''}`, id !== undefined);
  const switches = useSwitches(session);
  return (
    <>
      <LocalNote config={config} />
      {session !== undefined && <SwitchedNote switches={switches} mail={session.mail} />}
      <OrderOf key={switches} client={client} id={id} isOn={session !== undefined} />
    </>
  );
}

interface OrderOfProps {
  readonly client: AccountClient;
  readonly id: string | undefined;
  /** Whether somebody is signed in who can ask for it. */
  readonly isOn: boolean;
}

/** Watches and shows the order of one visitor. */
function OrderOf({client, id, isOn}: OrderOfProps): ReactNode {
  const watched = useOrder(client, isOn ? id : undefined);
  return (
    <>
      {id === undefined || watched.failure?.code === 'order_not_found' ? (
        <Message tone="error" action={<a href="/account/my">マイページを開く</a>}>
          {ORDER_TEXTS.notFound}
        </Message>
      ) : (
        <Order watched={watched} />
      )}
    </>
  );
}

function Order({watched: {view, order, failure}}: {readonly watched: Watched}): ReactNode {
  const lost = failure !== undefined && (
    <Message tone="error">{failureText(failure, 'order')}</Message>
  );
  switch (view) {
    case 'paid':
      return order === undefined ? null : <Paid order={order} />;
    case 'failed':
      return (
        <Message
          tone="error"
          takesFocus
          action={<a href={`/membership?buy=${order?.product_id ?? ''}`}>もう一度購入する</a>}
        >
          {ORDER_TEXTS.failed}
        </Message>
      );
    case 'refunded':
      return (
        <Message tone="info" takesFocus action={<a href="/account/my">マイページを開く</a>}>
          {ORDER_TEXTS.refunded}
        </Message>
      );
    case 'konbini':
      return (
        <>
          {lost}
          <Message tone="info" takesFocus action={<a href="/account/my">マイページを開く</a>}>
            <p>{ORDER_TEXTS.konbini}</p>
            {order !== undefined && <Slip order={order} />}
          </Message>
        </>
      );
    default:
      return (
        <>
          {lost}
          {view === 'slow' && (
            <Message tone="info" action={<a href="/account/my">マイページを開く</a>}>
              {ORDER_TEXTS.slow}
            </Message>
          )}
          <Skeleton label={ORDER_TEXTS.checking} />
        </>
      );
  }
}

/** How long what was paid for holds; undefined for what is bought once. */
function untilText({period_end, renews}: OrderStatus): string | undefined {
  if (period_end === null) return undefined;
  const day = dayText(period_end);
  return renews === true ? ORDER_TEXTS.nextPayment(day) : ORDER_TEXTS.until(day);
}

/** Thanks, the key, and what to do with it. */
function Paid({order}: {readonly order: OrderStatus}): ReactNode {
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
            <span className="visually-hidden">{NEW_TAB}</span>
          </a>
        )}
      </p>
      {order.receipt_url === null && <p className={styles.small}>{ORDER_TEXTS.receipt}</p>}
    </div>
  );
}

/** An order as the page knows it. */
interface Watched {
  readonly view: OrderView;
  readonly order: OrderStatus | undefined;
  /** Why the last look failed; the next one may not. */
  readonly failure: Failure | undefined;
}

const FIRST: Watched = {view: 'checking', order: undefined, failure: undefined};

/** Looks at an order until it is paid or will not be. */
function useOrder(client: AccountClient, sessionId: string | undefined): Watched {
  const [watched, setWatched] = useState<Watched>(FIRST);
  useEffect(() => {
    if (sessionId === undefined) return undefined;
    const started = performance.now();
    let timer = 0;
    let isOver = false;
    let isSynced = false;
    const look = async (): Promise<void> => {
      const answer = await client.orderStatus(sessionId);
      if (isOver) return;
      const waited = performance.now() - started;
      const order = answer.ok ? answer.value : undefined;
      const failure = answer.ok ? undefined : answer.failure;
      const view = orderView(order?.status, waited);
      setWatched({view, order, failure});
      if (failure?.code === 'order_not_found') return;
      if (wantsSync(view, waited, isSynced) && failure === undefined) {
        isSynced = true;
        await client.syncCheckout(sessionId);
      }
      const next = nextLook(view, waited);
      if (next !== undefined && !isEnded()) timer = window.setTimeout(() => void look(), next);
    };
    // Read through a function: it may change while a call is on its way.
    const isEnded = (): boolean => isOver;
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, sessionId]);
  return watched;
}
