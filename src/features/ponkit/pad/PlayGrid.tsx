import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';
import {useTool} from '../tool/useTool';
import type {PadPage} from '../work/pads';
import styles from './Keys.module.css';
import {PlayKey} from './PlayKey';

/** The buttons of a page, to be pressed. */
export function PlayGrid({page}: {readonly page: PadPage}): ReactNode {
  const {buttons} = useStore(useTool().work);
  const isEmpty = page.slots.every((id) => id === null);
  return (
    <div className={styles.grid} data-columns={page.columns} role="group" aria-label={page.name}>
      {page.slots.map((id, slot) => {
        const button = buttons.find((one) => one.id === id);
        return button === undefined ? (
          // By place: the places of a page stay.
          <span key={`${page.id} ${slot}`} className={styles.gap} />
        ) : (
          <PlayKey key={button.id} button={button} />
        );
      })}
      {isEmpty && (
        <p className={styles.empty}>
          まだボタンがありません。「編集」を押し、空いた場所を押すと、ボタンができます。
        </p>
      )}
    </div>
  );
}

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
