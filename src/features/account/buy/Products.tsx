import Link from '@docusaurus/Link';
import {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import type {Product} from '../client/answers';
import {priceText} from '../model/formats';
import {BUY_TEXTS} from '../texts/messages.ja';

import styles from './BuyPro.module.css';

interface Props {
  readonly products: readonly Product[];
  readonly isSignedIn: boolean;
  /** The product whose confirmation was left for this list: the focus goes on from there. */
  readonly left: string | undefined;
  /** Whether the button that asked for the list is gone. */
  readonly takesFocus: boolean;
  readonly onBuy: (product: Product) => void;
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** What can be bought, for how much. */
export function Products({products, isSignedIn, left, takesFocus, onBuy}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  const periods = new Set(products.flatMap(({period}) => period ?? []));
  return (
    <>
      <ul ref={list} className={styles.products} tabIndex={-1}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <h3 className={styles.name}>{product.name}</h3>
            <p className={styles.price}>{priceText(product)}</p>
            <p className={styles.about}>
              {product.description}
              {product.period !== null && '解約するまで自動で更新します。'}
            </p>
            <Button
              ref={product.id === left ? takeFocus : undefined}
              look="primary"
              aria-label={`${product.name}を購入する`}
              onClick={() => {
                onBuy(product);
              }}
            >
              購入する
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {isSignedIn
          ? '押しても、まだ支払いません。次の画面で内容を確かめられます。'
          : '先にログインします。内容を確かめてから支払います。'}
        {periods.size > 1 && BUY_TEXTS.otherPeriod}
        条件は<Link to="/commerce-legal">特定商取引法に基づく表記</Link>にあります。
      </p>
    </>
  );
}
