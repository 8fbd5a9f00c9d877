import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import type {Product} from '../client/answers';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {productId, signInAddress} from '../model/safeNext';
import {LocalNote} from '../parts/LocalNote';
import {Message} from '../parts/Message';
import {Skeleton} from '../parts/Skeleton';
import {useAnswer} from '../parts/useAnswer';
import {useTask} from '../parts/useTask';
import {BUY_TEXTS, failureText, RETRY} from '../texts/messages.ja';

import styles from './BuyPro.module.css';
import {ConfirmPanel} from './ConfirmPanel';
import {HeldNote} from './HeldNote';
import {Products} from './Products';

/** What the address asks for: a product to buy, or the way back from a payment that was left. */
function readAddress(): {readonly buy: string | undefined; readonly wasCanceled: boolean} {
  const query = new URLSearchParams(window.location.search);
  return {
    buy: productId(query.get('buy')),
    wasCanceled: query.get('checkout') === 'canceled',
  };
}

/** Buying Pro, loaded with the libraries that it needs. */
export default function LoadedBuyPro({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const [{buy, wasCanceled}] = useState(readAddress);
  const [chosen, setChosen] = useState(buy);
  const session = useStore(client.session);
  const {answer, again} = useAnswer(client.products);
  const {isBusy, notice, run, clear} = useTask('account');

  const choose = (product: Product): void => {
    clear();
    if (session.kind === 'signedIn') setChosen(product.id);
    else window.location.assign(signInAddress(`/membership?buy=${product.id}`));
  };
  const pay = (product: Product): void => {
    run(
      () => client.checkout(product.id),
      (address) => {
        window.location.assign(address);
        return undefined;
      },
    );
  };

  const products = answer.kind === 'ready' ? answer.value : [];
  const wanted = products.find(({id}) => id === chosen);
  return (
    <>
      <LocalNote config={config} />
      {wasCanceled && <Message tone="info">{BUY_TEXTS.canceled}</Message>}
      {session.kind === 'signedIn' && <HeldNote client={client} mail={session.mail} />}
      {answer.kind === 'loading' ? (
        <Skeleton label={BUY_TEXTS.loading} />
      ) : answer.kind === 'failed' ? (
        <Message tone="error" action={<Button onClick={again}>{RETRY}</Button>}>
          <p>{BUY_TEXTS.noPrices}</p>
          {answer.failure.code === 'network' && <p>{failureText(answer.failure, 'account')}</p>}
        </Message>
      ) : wanted !== undefined && session.kind === 'signedIn' ? (
        <ConfirmPanel
          product={wanted}
          mail={session.mail}
          isBusy={isBusy}
          notice={notice}
          onPay={() => {
            pay(wanted);
          }}
          onBack={() => {
            clear();
            setChosen(undefined);
          }}
        />
      ) : products.length === 0 ? (
        <p className={styles.small}>{BUY_TEXTS.nothing}</p>
      ) : (
        <>
          {buy !== undefined && wanted === undefined && chosen !== undefined && (
            <Message tone="error">{BUY_TEXTS.gone}</Message>
          )}
          <Products products={products} isSignedIn={session.kind === 'signedIn'} onBuy={choose} />
        </>
      )}
    </>
  );
}
