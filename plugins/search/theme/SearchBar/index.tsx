// Change: the theme's SearchBar is empty; this one is a native form, and a combobox once it is used.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {MAX_QUERY} from '@komebiyori/search/answer';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject} from 'react';
import {isApple} from '../../client/keyboard.browser';
import LoadFailure from '../../client/LoadFailure';
import {useShortcut} from '../../client/useShortcut';
import {loadingTask, startAhead} from '../../client/worker.browser';
import {versionParameter} from '../../shared/ownAddress';
import {ariaShortcut, isTypable, shortcutLabel, SLASH, writeShortcut} from '../../shared/shortcut';
import type {Popup} from './Combobox';
import styles from './styles.module.css';
import {useSearchPlace, type SearchPlace} from './useSearchPlace';

/** All that a page without a search needs of it: the rest comes with the first focus or hover. */
export default function SearchBar(): ReactNode {
  const place = useSearchPlace();
  const {data, versionPath} = place;
  const {baseUrl} = data;
  const field = useRef<HTMLInputElement>(null);
  const [{listId, activeId}, setPopup] = useState<Popup>({});
  const {Combobox, input, hasFailed, load} = useCombobox(field, place);
  const isBrowser = useIsBrowser();
  const hasCharacterKeys = useCharacterKeys();
  const shortcuts = [data.shortcut, SLASH].filter((one) => hasCharacterKeys || !isTypable(one));
  useShortcut(shortcuts, () => {
    field.current?.focus({preventScroll: true});
    field.current?.select();
  });

  return (
    <form
      className={styles['form']}
      role="search"
      aria-label="サイト内検索"
      action={`${baseUrl}search`}
      method="get"
    >
      <div className={styles['box']}>
        <MagnifierIcon />
        <input
          ref={field}
          className={clsx(styles['input'], styles['clearable'])}
          type="search"
          name="q"
          aria-label="検索"
          placeholder="検索"
          autoComplete="off"
          maxLength={MAX_QUERY}
          enterKeyHint="search"
          // For plugins/boot, which leads here before React is there.
          data-shortcut={writeShortcut(data.shortcut)}
          onFocus={load}
          onPointerEnter={load}
          // WAI-ARIA APG combobox with a list box. Without script the field is a search field.
          {...(isBrowser && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': listId !== undefined,
            'aria-controls': listId,
            'aria-activedescendant': activeId,
            'aria-keyshortcuts': shortcuts.map((one) => ariaShortcut(one, isApple())).join(' '),
          })}
        />
        {isBrowser && (
          <span className={styles['hint']} aria-hidden="true">
            {shortcuts.map((one) => (
              <kbd key={one.key}>{shortcutLabel(one, isApple())}</kbd>
            ))}
          </span>
        )}
        {versionPath !== data.versions[0]?.path && (
          <input type="hidden" name="version" value={versionParameter(versionPath, baseUrl)} />
        )}
        {Combobox && input?.form && (
          <Combobox form={input.form} input={input} place={place} onPopup={setPopup} />
        )}
        {hasFailed && (
          <div className={styles['panel']}>
            <LoadFailure
              retry={() => {
                // The button goes; the text in the field is what is answered then.
                field.current?.focus({preventScroll: true});
                load();
              }}
            />
          </div>
        )}
      </div>
    </form>
  );
}

function MagnifierIcon(): ReactNode {
  return (
    <svg
      className={styles['icon']}
      viewBox="0 0 20 20"
      width="1.125rem"
      height="1.125rem"
      aria-hidden="true"
    >
      <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

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
function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  {data, versionPath, context}: SearchPlace,
): LazyCombobox {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Combobox, setCombobox] = useState<ComboboxComponent>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = (): void => {
    startAhead(loadingTask(data, versionPath, context?.path ?? ''));
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
