import {useEffect, useState, type ReactNode, useCallback} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import type {Session, AccountClient} from '../client/accountClient';
import type {Account, Product} from '../client/answers';
import type {Failure} from '../client/failure';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {signInAddress} from '../model/safeNext';
import {objection, openSlip} from '../model/states';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {Message} from '../parts/TaskParts';
import {useAnswer} from '../parts/useAnswer';
import {usePageRestored} from '../parts/usePageRestored';
import {useTask, type Notice} from '../parts/useTask';
import {BUY_TEXTS, failureText, RETRY} from '../texts/messages.ja';
import {ConfirmPanel} from './ConfirmPanel';
import {HeldNote} from './HeldNote';
import {NotSold} from './NotSold';
import {Products} from './Products';
import {useBuySteps} from './useBuySteps';

const addressOf = (product: string): string => `/membership?buy=${product}`;

/** Why an account cannot buy a product now, and until when, where that is known. */
function refusalOf(account: Account, product: Product): Failure | undefined {
  const code = objection(account, product);
  if (code === undefined) return undefined;
  return {code, until: openSlip(account)?.voucher_expires_at ?? null};
}

/** Whoever is about to pay when the session ends signs in again, and comes back to the same product. */
function useReturn(session: Session, chosen: string | undefined): void {
  useEffect(() => {
    if (session.kind === 'signedOut' && session.why !== undefined && chosen !== undefined) {
      window.location.replace(signInAddress(addressOf(chosen), session.why));
    }
  }, [session, chosen]);
}

/** Buying Pro, loaded with the libraries that it needs. */
export default function LoadedBuyPro({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const session = useStore(client.session);
  const {answer, again} = useAnswer(client.products);
  const held = useAnswer(session.kind === 'signedIn' ? client.account : undefined).answer;
  const {isBusy, notice, pay, clear} = usePayment(client);
  const {chosen, left, wasCanceled, toProduct, toList} = useBuySteps(clear);
  useReturn(session, chosen);

  const choose = (product: Product): void => {
    if (session.kind === 'signedIn') toProduct(product.id);
    else window.location.assign(signInAddress(addressOf(product.id)));
  };

  const products = answer.kind === 'ready' ? answer.value : [];
  const wanted = products.find(({id}) => id === chosen);
  const isAsked = wanted !== undefined && session.kind === 'signedIn';
  const isWaiting =
    answer.kind === 'loading' ||
    (wanted !== undefined && (session.kind === 'checking' || (isAsked && held.kind === 'loading')));
  return (
    <>
      <LocalNote config={config} />
      {/* What the visitor did on another page is answered where the focus brings it into view. */}
      {wasCanceled && !isAsked && !isWaiting && (
        <Message tone="info" takesFocus>
          {BUY_TEXTS.canceled}
        </Message>
      )}
      {session.kind === 'signedIn' && held.kind === 'ready' && (
        <HeldNote account={held.value} mail={session.mail} />
      )}
      {isWaiting ? (
        <Skeleton label={BUY_TEXTS.loading} />
      ) : answer.kind === 'failed' ? (
        <NoPrices failure={answer.failure} onRetry={again} />
      ) : isAsked ? (
        <ConfirmPanel
          product={wanted}
          mail={session.mail}
          isBusy={isBusy}
          notice={notice}
          // Without an answer the backend decides when the order is made.
          refusal={held.kind === 'ready' ? refusalOf(held.value, wanted) : undefined}
          wasCanceled={wasCanceled}
          onPay={() => {
            pay(wanted.id);
          }}
          onBack={toList}
        />
      ) : products.length === 0 ? (
        <NotSold />
      ) : (
        <>
          {chosen !== undefined && wanted === undefined && (
            <Message tone="error" takesFocus>
              {BUY_TEXTS.gone}
            </Message>
          )}
          <Products
            products={products}
            isSignedIn={session.kind === 'signedIn'}
            left={left}
            onBuy={choose}
          />
        </>
      )}
    </>
  );
}

interface NoPricesProps {
  readonly failure: Failure;
  readonly onRetry: () => Promise<void>;
}

function NoPrices({failure, onRetry}: NoPricesProps): ReactNode {
  return (
    <Message
      tone="error"
      action={
        <Button
          onClick={() => {
            void onRetry();
          }}
        >
          {RETRY}
        </Button>
      }
    >
      <p>{BUY_TEXTS.noPrices}</p>
      {failure.code === 'network' && <p>{failureText(failure, 'account')}</p>}
    </Message>
  );
}

interface Payment {
  /** Also while the payment page is on its way: a second click must not ask again. */
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  /** Leaves for the payment page of a product. */
  readonly pay: (productId: string) => void;
  readonly clear: () => void;
}

/** The way from the last confirmation to the payment page. */
function usePayment(client: AccountClient): Payment {
  const {isBusy, notice, run, clear} = useTask('account');
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(
    useCallback(() => {
      setLeaving(false);
    }, []),
  );
  const pay = (productId: string): void => {
    run(
      () => client.checkout(productId),
      (address) => {
        setLeaving(true);
        window.location.assign(address);
        return undefined;
      },
    );
  };
  return {isBusy: isBusy || isLeaving, notice, pay, clear};
}
