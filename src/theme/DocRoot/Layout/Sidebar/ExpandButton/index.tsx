// Change: a real button. The original is a <div> that answers every key, Tab included, and the focus
// was lost when the sidebar went away and came back.
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useSidebarFocus} from './useSidebarFocus';

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useSidebarFocus(button);
  return (
    <button
      className={styles.button}
      ref={button}
      type="button"
      aria-label="サイドバーを開く"
      title="サイドバーを開く"
      onClick={toggleSidebar}
    >
      <IconArrow />
    </button>
  );
}
