import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect, useMemo, useState} from 'react';
import {productId} from '../model/safeNext';

/** The list of what is on sale and the last confirmation of a product, each an entry of the history. */
export interface BuySteps {
  /** The product that the address names. */
  readonly chosen: string | undefined;
  /** The product that was left for the list. */
  readonly left: string | undefined;
  /** Whether the visitor has just left a payment page. */
  readonly wasCanceled: boolean;
  readonly toProduct: (id: string) => void;
  /** Back to the list. */
  readonly toList: () => void;
}

/** Kept in the entry of a product that was chosen from the list: that is one step back, then. */
const FROM_LIST = 'list';

const isCanceled = (search: string): boolean =>
  new URLSearchParams(search).get('checkout') === 'canceled';

const queryOf = (product: string | undefined): string =>
  product === undefined ? '' : `?buy=${product}`;

/** Follows the address, whether the page or the browser's buttons change it. */
export function useBuySteps(): BuySteps {
  const history = useHistory();
  const {search, state} = useLocation();
  const chosen = productId(new URLSearchParams(search).get('buy'));
  const [last, setLast] = useState(chosen);
  if (chosen !== undefined && chosen !== last) setLast(chosen);
  const [wasCanceled, setCanceled] = useState(() => isCanceled(search));
  useLayoutEffect(() => {
    // Said once: not again to somebody who loads the page anew.
    if (isCanceled(search)) history.replace({search: queryOf(chosen), state});
  }, [history, search, chosen, state]);
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') setCanceled(false);
      }),
    [history],
  );
  return useMemo(() => {
    const leave = (): void => {
      // The word is about the attempt that was left, not about the next one.
      setCanceled(false);
    };
    return {
      chosen,
      left: chosen === undefined ? last : undefined,
      wasCanceled,
      toProduct: (id) => {
        leave();
        history.push({search: queryOf(id), state: FROM_LIST});
      },
      toList: () => {
        leave();
        if (state === FROM_LIST) history.goBack();
        else history.replace({search: ''});
      },
    };
  }, [history, chosen, last, wasCanceled, state]);
}
