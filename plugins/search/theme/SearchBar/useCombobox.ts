import {useCallback, useState} from 'react';
import {startAhead} from '../../client/worker.browser';

// In the chunk of the search client, which is loaded at the same time: nothing of it is on a page
// whose visitor does not search.
const importCombobox = () => import(/* webpackChunkName: "search" */ './Combobox');

type ComboboxComponent = Awaited<ReturnType<typeof importCombobox>>['default'];

interface LazyCombobox {
  Combobox: ComboboxComponent | undefined;
  hasFailed: boolean;
  /** Loads the component, once; after a failure it tries again. */
  load: () => void;
}

/** What makes a combobox of the search field. Until it is there the field is a native form. */
export function useCombobox(): LazyCombobox {
  const [Combobox, setCombobox] = useState<ComboboxComponent>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    startAhead();
    importCombobox().then(
      (module) => {
        setCombobox(() => module.default);
        setHasFailed(false);
      },
      () => {
        setHasFailed(true);
      },
    );
  }, []);
  return {Combobox, hasFailed, load};
}
