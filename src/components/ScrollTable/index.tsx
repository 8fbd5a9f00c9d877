import clsx from 'clsx';
import {
  useRef,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import styles from './ScrollTable.module.css';

/**
 * A table in a frame that scrolls sideways when the screen is narrower than the table. The frame is
 * a tab stop only while there is something to scroll; before the first interaction brings the
 * application, browsers make it one by themselves. A table that plugins/markdown/tables has
 * marked is stacked on narrow screens instead.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const reachable = overflows
    ? {tabIndex: 0, role: 'group', 'aria-label': '横にスクロールできる表'}
    : {};
  return (
    <div className={clsx(styles.frame, overflows && styles.scrolls)} ref={frame} {...reachable}>
      <table {...props} />
    </div>
  );
}

/** Whether an element's content is wider than the element. False until it has been measured. */
function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // Also fires once when observing starts.
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
