import {useState, type ReactNode} from 'react';

import ui from '../ui/ui.module.css';
import styles from './FontControl.module.css';
import {searchFamilies} from './fontMemory';

interface Props {
  readonly families: readonly string[];
  readonly family: string;
  /** Of the option, for screen readers. */
  readonly label: string;
  readonly onChoose: (family: string) => void;
}

/** Hundreds of fonts: a list that is searched, one stop of the tab key. */
export function LocalFontList({families, family, label, onChoose}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const found = searchFamilies(families, query);
  return (
    <div className={styles.local}>
      <input
        className={ui.field}
        type="search"
        aria-label={`${label}：このPCのフォントを検索`}
        placeholder={`${families.length}個から検索`}
        value={query}
        onChange={({target}) => {
          setQuery(target.value);
        }}
      />
      {found.length === 0 ? (
        <p className={styles.message} role="status">
          見つかりません。名前の一部で検索します。
        </p>
      ) : (
        <select
          className={ui.field}
          size={7}
          aria-label={`${label}：このPCのフォント`}
          value={found.includes(family) ? family : ''}
          onChange={({target}) => {
            onChoose(target.value);
          }}
        >
          {found.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
