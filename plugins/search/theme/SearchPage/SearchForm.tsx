import {MAX_QUERY} from '@komebiyori/search/answer';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {useId, useRef, type ReactNode} from 'react';
import {Button} from '../../../../src/components/Button';
import {rememberSearch} from '../../client/recentSearches.browser';
import {useShortcut} from '../../client/useShortcut';
import {useTextField} from '../../client/useTextField';
import {ariaShortcut, SLASH} from '../../shared/shortcut';
import {versionParameter} from '../../shared/ownAddress';
import boxStyles from '../SearchBar/styles.module.css';
import {focusFirstResult} from './resultFocus.browser';
import {OUTSIDE} from './searchForm.browser';
import styles from './styles.module.css';
import type {SearchPageModel} from './useSearchPage';

const SHORTCUTS = [SLASH];

interface Props {
  readonly model: SearchPageModel;
}

function ContextField({model}: Props): ReactNode {
  const {data, state, onCommit} = model;
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>探す範囲</label>
      <select id={id} name="ctx" onChange={onCommit}>
        <option value="">すべて</option>
        {data.contexts.map(({path, label}) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
        {data.contexts
          .filter(({path}) => state?.isOutside === true && path === state.context)
          .map(({path, label}) => (
            <option key={path} value={OUTSIDE + path}>
              「{label}」以外
            </option>
          ))}
      </select>
    </div>
  );
}

function VersionField({model}: Props): ReactNode {
  const {data} = model;
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>バージョン</label>
      <select id={id} name="version" onChange={model.onCommit}>
        {data.versions.map(({label, path}, index) => (
          <option key={path} value={versionParameter(path, data.baseUrl)}>
            {index === 0 ? `${label}（最新）` : label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A native form; with script the results follow what is typed. */
export default function SearchForm({model}: Props): ReactNode {
  const {data, form, onType, onCommit} = model;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useTextField(field, {
    onText: onType,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' || event.altKey || event.shiftKey) return;
      if (focusFirstResult()) event.preventDefault();
    },
  });
  useShortcut(
    SHORTCUTS,
    () => {
      field.current?.focus();
      field.current?.select();
    },
    true,
  );

  return (
    <form
      ref={form}
      className={styles['form']}
      role="search"
      aria-label="検索の条件"
      action={`${data.baseUrl}search`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        rememberSearch(field.current?.value ?? '');
        onCommit();
      }}
    >
      <div className={styles['queryField']}>
        <label htmlFor={id}>探す言葉</label>
        <input
          ref={field}
          className={boxStyles['clearable']}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={MAX_QUERY}
          enterKeyHint="search"
          aria-keyshortcuts={useCharacterKeys() ? ariaShortcut(SLASH, false) : undefined}
        />
      </div>
      <Button look="primary" type="submit">
        検索する
      </Button>
      <ContextField model={model} />
      <VersionField model={model} />
    </form>
  );
}
