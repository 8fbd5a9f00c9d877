// Change: the theme's SearchBar is empty; this one is a native form, and a combobox once React is there.
import {useCallback, type ReactNode} from 'react';
import {useShortcut} from '../../client/useShortcut';
import {isLatest} from '../../shared/globalData';
import {versionParameter} from '../../shared/searchAddress';
import Panel from './Panel';
import styles from './styles.module.css';
import {useSearchBox, type SearchBox} from './useSearchBox';
import {useSearchPlace} from './useSearchPlace';

export default function SearchBar(): ReactNode {
  const place = useSearchPlace();
  const box = useSearchBox(place);
  const {inputRef} = box;
  const enter = useCallback(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, [inputRef]);
  const shortcut = useShortcut(place.data.shortcut, enter);
  const {baseUrl} = place.known;

  return (
    <form
      className={styles['form']}
      role="search"
      aria-label="サイト内検索"
      action={`${baseUrl}search`}
      method="get"
      {...box.formHandlers}
    >
      <div className={styles['box']}>
        <MagnifierIcon />
        <input
          ref={inputRef}
          className={styles['input']}
          type="search"
          name="q"
          aria-label="検索"
          placeholder="検索"
          autoComplete="off"
          enterKeyHint="search"
          {...box.inputHandlers}
          {...(shortcut && comboboxProps(box, shortcut.aria))}
        />
        {shortcut && (
          <kbd className={styles['hint']} aria-hidden="true">
            {shortcut.label}
          </kbd>
        )}
        {!isLatest(place.data, place.versionPath) && (
          <input
            type="hidden"
            name="version"
            value={versionParameter(place.versionPath, baseUrl)}
          />
        )}
        <Panel box={box} place={place} />
      </div>
    </form>
  );
}

/** Only once React is there: without it the field is what it looks like, a search field. */
function comboboxProps({isOpen, hits, active, listId, optionId}: SearchBox, keys: string): object {
  const isExpanded = isOpen && hits.length > 0;
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded && active >= 0 ? optionId(active) : undefined,
    'aria-keyshortcuts': keys,
  };
}

function MagnifierIcon(): ReactNode {
  return (
    <svg className={styles['icon']} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M13 13l5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
