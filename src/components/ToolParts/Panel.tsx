import clsx from 'clsx';
import {useId, type ReactNode, type Ref} from 'react';
import styles from './ToolParts.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  /** Of the title, which can take the focus. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** One instrument of the tool. */
export function Panel({title, children, className, aside, heading}: Props): ReactNode {
  const id = useId();
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h3 id={id} ref={heading} className={styles.panelTitle} tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The look of a tool: panels in two columns, one where there is no room. */
export const BENCH_LOOK = styles.bench;

/** The look of a list that scrolls and of what stands there while it is empty. */
export const LOG_LOOK = styles.log;

const MARKS = {good: '✓', warn: '！', bad: '×', none: '・'} as const;
const CLASSES = {
  good: styles.toneGood,
  warn: styles.toneWarn,
  bad: styles.toneBad,
  none: styles.toneNone,
};

interface ToneMarkProps {
  readonly tone: keyof typeof MARKS;
}

/** A sign beside words that say the same: its shape differs as well as its colour. */
export function ToneMark({tone}: ToneMarkProps): ReactNode {
  return (
    <span className={clsx(styles.mark, CLASSES[tone])} aria-hidden="true">
      {MARKS[tone]}
    </span>
  );
}
