import type {ReactNode} from 'react';
import {isLatest} from '../../shared/globalData';
import {searchAddress} from '../../shared/searchAddress';
import styles from './panel.module.css';
import type {SearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

interface Props {
  box: SearchBox;
  place: SearchPlace;
}

/** Links to the results page, and which version the suggestions are from. */
export default function Footer({box, place}: Props): ReactNode {
  const {query, follow} = box;
  const {data, known, versionPath, context} = place;
  const version = data.versions.find(({path}) => path === versionPath);
  const label = context?.label ?? '';
  const all = searchAddress({query, context: '', versionPath}, known);
  return (
    <div className={styles['footer']}>
      {context && (
        <a
          href={searchAddress({query, context: context.path, versionPath}, known)}
          {...follow.linkHandlers}
        >
          「{label}」のすべての結果を見る{' '}
          <span lang="en">See all results within &quot;{label}&quot;</span>
        </a>
      )}
      <a href={all} {...follow.linkHandlers}>
        {context ? (
          <>
            「{label}」以外のすべての結果を見る{' '}
            <span lang="en">See all results outside &quot;{label}&quot;</span>
          </>
        ) : (
          <>
            すべての結果を見る <span lang="en">See all results</span>
          </>
        )}
      </a>
      {version && !isLatest(data, versionPath) && (
        <span className={styles['version']}>バージョン{version.label}のマニュアルから</span>
      )}
      {data.lacksPages && (
        <span className={styles['version']}>サイト内のページは、一度ビルドすると探せます。</span>
      )}
    </div>
  );
}
