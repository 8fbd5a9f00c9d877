import {useEffect, useEffectEvent, useState, type RefObject} from 'react';
import {startAhead} from '../../client/worker.browser';

// In the chunk of the search client, which is loaded at the same time: nothing of it is on a page
// whose visitor does not search.
const importCombobox = () => import(/* webpackChunkName: "search" */ './Combobox');

type ComboboxComponent = Awaited<ReturnType<typeof importCombobox>>['default'];

interface LazyCombobox {
  Combobox: ComboboxComponent | undefined;
  /**
   * The field of the component. It is kept with it, because a state that a ref sets has the page
   * drawn a second time before its first drawing ends.
   */
  input: HTMLInputElement | null;
  hasFailed: boolean;
  /** Loads the component, once; after a failure it tries again. */
  load: () => void;
}

/** What makes a combobox of the search field. Until it is there the field is a native form. */
export function useCombobox(field: RefObject<HTMLInputElement | null>): LazyCombobox {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Combobox, setCombobox] = useState<ComboboxComponent>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => {
    startAhead();
    importCombobox().then(
      (module) => {
        setCombobox(() => module.default);
        setInput(field.current);
        setHasFailed(false);
      },
      () => {
        setHasFailed(true);
      },
    );
  };
  const takeUp = useEffectEvent(load);
  // The field was used before React was there.
  useEffect(() => {
    const {current} = field;
    if (current !== null && (current.value !== '' || current === document.activeElement)) takeUp();
  }, [field]);
  return {Combobox, input, hasFailed, load};
}
