// Change: without Infima's button, whose styles every page of the manual would carry for this one.
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';
import IconArrow from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function CollapseButton({onClick}: Props): ReactNode {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label="サイドバーを隠す"
      title="サイドバーを隠す"
      onClick={onClick}
    >
      <IconArrow />
    </button>
  );
}
