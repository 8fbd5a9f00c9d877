import clsx from 'clsx';
import type {ReactNode} from 'react';
import {searchAddress} from '../../shared/searchAddress';
import styles from './panel.module.css';
import type {SearchBox} from './useSearchBox';

/** Links to the results page, when there are results, and which version was searched. */
export default function Footer({box}: {box: SearchBox}): ReactNode {
  return (
    <div className={styles['footer']}>
      {box.options.length > 0 && <Results box={box} />}
      <Version box={box} />
      {box.data.lacksPages && <span>サイト内のページは、一度ビルドすると探せます。</span>}
    </div>
  );
}

/** The links to the results: all of them, or those in and outside of the section of this page. */
function Results({box}: {box: SearchBox}): ReactNode {
  const {query, follow, data, versionPath, context} = box;
  const {label = '', path = ''} = context ?? {};
  const state = {query, context: path, versionPath};
  if (context === undefined) {
    return (
      <a href={searchAddress(state, data)} {...follow.linkHandlers}>
        すべての結果を見る <span lang="en">See all results</span>
      </a>
    );
  }
  return (
    <>
      <a href={searchAddress(state, data)} {...follow.linkHandlers}>
        「{label}」の結果 <span lang="en">See all results within &quot;{label}&quot;</span>
      </a>
      <a href={searchAddress({...state, isOutside: true}, data)} {...follow.linkHandlers}>
        「{label}」以外の結果 <span lang="en">See all results outside &quot;{label}&quot;</span>
      </a>
    </>
  );
}

/** Which version was searched, and the way to the newest. */
function Version({box}: {box: SearchBox}): ReactNode {
  const {query, follow, data, versionPath} = box;
  const searched = data.versions.find(({path}) => path === versionPath);
  const [newest] = data.versions;
  if (searched === undefined || newest === undefined) return null;
  const isNewest = searched === newest;
  const address = searchAddress({query, context: '', versionPath: newest.path}, data);
  return (
    <span className={clsx(styles['version'], isNewest && styles['onLatest'])}>
      {searched.label}のマニュアル
      {!isNewest && (
        <>
          {' '}
          <a href={address} {...follow.linkHandlers}>
            最新の{newest.label}で探す
          </a>
        </>
      )}
    </span>
  );
}
