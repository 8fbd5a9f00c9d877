import type {ReactNode} from 'react';
import {RiceGrain} from '../../../../src/components/Mark';
import NearQueries from '../../client/NearQueries';
import SearchTips from '../../client/SearchTips';
import HelpLink from './HelpLink';
import styles from './panel.module.css';
import type {SearchBox} from './useSearchBox';

interface Props {
  box: SearchBox;
  near: readonly string[];
}

/** What to do when a query leads nowhere. */
export default function NothingFound({box, near}: Props): ReactNode {
  return (
    <div className={styles['nothing']}>
      <RiceGrain className={styles['grain']} mood="searching" />
      <div>
        <p className={styles['nothingTitle']}>
          見つかりませんでした <span lang="en">No results</span>
        </p>
        <NearQueries near={near} onTake={box.take} />
        <SearchTips />
        <HelpLink box={box} />
      </div>
    </div>
  );
}
