import {useState, type ReactNode} from 'react';
import type {AccountClient} from '../client/accountClient';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {checkoutSessionId} from '../model/safeNext';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {Slip} from '../parts/Slip';
import {SwitchedNote, useSwitches} from '../parts/Switched';
import {Message} from '../parts/TaskParts';
import {useGuard} from '../parts/useAnswer';
import {failureText, ORDER_TEXTS} from '../texts/messages.ja';

import {Paid} from './Paid';
import {useOrder, type Watched} from './useOrder';

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
        <Message tone="info" action={<a href="/account/my">マイページを開く</a>}>
          {ORDER_TEXTS.refunded}
        </Message>
      );
    case 'konbini':
      return (
        <>
          {lost}
          <Message tone="info" action={<a href="/account/my">マイページを開く</a>}>
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
