import {useId, type ReactNode} from 'react';
import {versionParameter} from '../../shared/searchAddress';
import styles from './styles.module.css';
import type {SearchPageModel} from './useSearchPage';

/** A native form; with script its fields follow the address. */
export default function SearchForm({model}: {model: SearchPageModel}): ReactNode {
  const {site, formRef, onSubmit, onVersionChange} = model;
  const {baseUrl} = site.known;
  const id = useId();
  return (
    <form
      ref={formRef}
      className={styles['form']}
      role="search"
      aria-label="検索の条件"
      action={`${baseUrl}search`}
      method="get"
      onSubmit={onSubmit}
    >
      <div className={styles['field']}>
        <label htmlFor={`${id}-q`}>探す言葉</label>
        <input id={`${id}-q`} type="search" name="q" autoComplete="off" enterKeyHint="search" />
      </div>
      <div className={styles['versionField']}>
        <label htmlFor={`${id}-version`}>バージョン</label>
        <select id={`${id}-version`} name="version" onChange={onVersionChange}>
          {site.data.versions.map(({label, path}, index) => (
            <option key={path} value={versionParameter(path, baseUrl)}>
              {index === 0 ? `${label}（最新）` : label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit">検索する</button>
    </form>
  );
}
