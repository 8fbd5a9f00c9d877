import {useHistory} from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
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
import {SwitchedNote, useSwitches} from '../parts/Switched';
import {Message} from '../parts/TaskParts';
import {useAnswer, type Asked} from '../parts/useAnswer';
import {usePageRestored} from '../parts/usePageRestored';
import {useTask} from '../parts/useTask';
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
  const products = useAnswer(client.products);
  const switches = useSwitches(session);
  const history = useHistory();
  useLayoutEffect(() => {
    // What somebody else was about to order is chosen and confirmed anew.
    if (switches > 0) history.replace({search: ''});
  }, [history, switches]);
  return (
    <>
      <LocalNote config={config} />
      <Shop key={switches} {...{client, session, products, switches}} />
    </>
  );
}

interface Retry {
  /** Whether the visitor has asked once more. */
  readonly isAgain: boolean;
  readonly start: () => void;
}

function useRetry(again: () => Promise<void>): Retry {
  const [isAgain, setAgain] = useState(false);
  const start = (): void => {
    setAgain(true);
    void again();
  };
  return {isAgain, start};
}

interface ShopProps {
  readonly client: AccountClient;
  readonly session: Session;
  readonly products: Asked<Product[]>;
  readonly switches: number;
}

/** What is on sale, and the last confirmation of what one visitor has chosen. */
function Shop({client, session, products: {answer, again}, switches}: ShopProps): ReactNode {
  const held = useAnswer(session.kind === 'signedIn' ? client.account : undefined).answer;
  const {chosen, left, wasCanceled, toProduct, toList} = useBuySteps();
  const [hasChosen, setChosen] = useState(false);
  const retry = useRetry(again);
  useReturn(session, chosen);

  const choose = (product: Product): void => {
    setChosen(true);
    if (session.kind === 'signedIn') toProduct(product.id);
    else window.location.assign(signInAddress(addressOf(product.id)));
  };

  const products = answer.kind === 'ready' ? answer.value : [];
  const wanted = products.find(({id}) => id === chosen);
  const isAsked = wanted !== undefined && session.kind === 'signedIn';
  const isWaiting =
    answer.kind === 'loading' ||
    (wanted !== undefined && (session.kind === 'checking' || (isAsked && held.kind === 'loading')));
  const isList = !isAsked && !isWaiting;
  const part = (): ReactNode => {
    if (isWaiting) return <Skeleton label={BUY_TEXTS.loading} />;
    if (answer.kind === 'failed') {
      return <NoPrices failure={answer.failure} takesFocus={retry.isAgain} onRetry={retry.start} />;
    }
    if (isAsked) {
      return (
        <Confirm
          // An answer about a product that was left leads nowhere.
          key={wanted.id}
          client={client}
          product={wanted}
          mail={session.mail}
          // Without an answer the backend decides when the order is made.
          refusal={held.kind === 'ready' ? refusalOf(held.value, wanted) : undefined}
          wasCanceled={wasCanceled}
          onBack={toList}
        />
      );
    }
    return (
      <OnSale
        products={products}
        isGone={chosen !== undefined && wanted === undefined}
        isSignedIn={session.kind === 'signedIn'}
        left={left}
        takesFocus={retry.isAgain && !hasChosen}
        onBuy={choose}
      />
    );
  };
  return (
    <>
      <ShownAgain retry={retry} answer={answer} />
      {/* What the visitor did on another page is answered where the focus brings it into view. */}
      {wasCanceled && isList && (
        <Message tone="info" takesFocus>
          {BUY_TEXTS.canceled}
        </Message>
      )}
      {session.kind === 'signedIn' && (
        <Notes
          // Not in the midst of buying.
          switches={isList && !hasChosen ? switches : 0}
          held={held}
          mail={session.mail}
        />
      )}
      {part()}
    </>
  );
}

interface NotesProps extends ComponentProps<typeof SwitchedNote> {
  readonly held: Asked<Account>['answer'];
}

/** What somebody who is signed in has to know before. */
function Notes({held, ...account}: NotesProps): ReactNode {
  return (
    <>
      <SwitchedNote {...account} />
      {held.kind === 'ready' && <HeldNote account={held.value} mail={account.mail} />}
    </>
  );
}

/** Says that the prices are there after all, to who asked once more. */
function ShownAgain({
  retry,
  answer,
}: {
  readonly retry: Retry;
  readonly answer: Asked<unknown>['answer'];
}): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {retry.isAgain && answer.kind === 'ready' && BUY_TEXTS.shown}
    </p>
  );
}

interface OnSaleProps extends ComponentProps<typeof Products> {
  /** Whether the address asks for something else. */
  readonly isGone: boolean;
}

function OnSale({isGone, ...list}: OnSaleProps): ReactNode {
  if (list.products.length === 0) return <NotSold />;
  return (
    <>
      {isGone && (
        <Message tone="error" takesFocus>
          {BUY_TEXTS.gone}
        </Message>
      )}
      <Products {...list} takesFocus={list.takesFocus && !isGone} />
    </>
  );
}

interface NoPricesProps {
  readonly failure: Failure;
  /** Whether the button that was pressed is gone. */
  readonly takesFocus: boolean;
  readonly onRetry: () => void;
}

function NoPrices({failure, takesFocus, onRetry}: NoPricesProps): ReactNode {
  return (
    <Message
      tone="error"
      takesFocus={takesFocus}
      action={<Button onClick={onRetry}>{RETRY}</Button>}
    >
      <p>{BUY_TEXTS.noPrices}</p>
      {failure.code === 'network' && <p>{failureText(failure, 'account')}</p>}
    </Message>
  );
}

interface ConfirmProps extends Pick<
  ComponentProps<typeof ConfirmPanel>,
  'product' | 'mail' | 'refusal' | 'wasCanceled' | 'onBack'
> {
  readonly client: AccountClient;
}

/** The way from the last confirmation of a product to the payment page. */
function Confirm({client, ...panel}: ConfirmProps): ReactNode {
  const {isBusy, notice, run} = useTask('account');
  // Also while the payment page is on its way: a second click must not ask again.
  const [isLeaving, setLeaving] = useState(false);
  usePageRestored(
    useCallback(() => {
      setLeaving(false);
    }, []),
  );
  return (
    <ConfirmPanel
      {...panel}
      isBusy={isBusy || isLeaving}
      isLeaving={isLeaving}
      notice={notice}
      onPay={() => {
        run(
          () => client.checkout(panel.product.id),
          (address) => {
            setLeaving(true);
            window.location.assign(address);
            return undefined;
          },
        );
      }}
    />
  );
}
