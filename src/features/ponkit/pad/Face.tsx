import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import type {PadButton} from '../work/pads';
import styles from './Keys.module.css';

/** What stands on a button: picture or emoji, and its words. */
export function Face({button}: {readonly button: PadButton}): ReactNode {
  const {assets} = useTool();
  // Tells when the picture's bytes have come.
  useStore(assets.list);
  const picture = button.image === null ? undefined : assets.urlOf(button.image);
  return (
    <>
      {picture !== undefined ? (
        <img className={styles.picture} src={picture} alt="" draggable={false} />
      ) : (
        button.emoji !== '' && (
          <span className={styles.emoji} aria-hidden="true">
            {button.emoji}
          </span>
        )
      )}
      {button.label !== '' && <span className={styles.label}>{button.label}</span>}
    </>
  );
}

/** What a button is called where it has to have a name. */
export const buttonName = ({label, keys, emoji}: PadButton): string =>
  label || keys[0] || emoji || '名前のないボタン';
