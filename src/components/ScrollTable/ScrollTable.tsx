import {useRef, type ComponentProps, type ReactNode} from 'react';
import styles from './ScrollTable.module.css';
import {useOverflow} from './useOverflow';

/**
 * A table in a frame that scrolls sideways when the screen is narrower than the table. The frame is
 * a tab stop only while there is something to scroll; without script it always is. A table that
 * plugins/markdown/pairTables has marked is stacked on narrow screens and hardly ever scrolls.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame, props.className === undefined);
  const reachable = overflows
    ? {tabIndex: 0, role: 'group', 'aria-label': '横にスクロールできる表'}
    : {};
  return (
    <div className={styles.frame} ref={frame} {...reachable}>
      <table {...props} />
    </div>
  );
}
