import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import type {PadPage} from '../work/pads';
import styles from './PageBar.module.css';

interface Props {
  readonly page: PadPage;
  readonly onChoose: (pageId: string) => void;
}

/** The pages of the pad, one of which is shown. */
export function PageBar({page, onChoose}: Props): ReactNode {
  const {pages} = useStore(useTool().work);
  return (
    <nav className={styles.bar} aria-label="パッドのページ">
      {pages.map(({id, name}) => (
        <button
          key={id}
          className={styles.page}
          type="button"
          aria-current={id === page.id ? 'page' : undefined}
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
