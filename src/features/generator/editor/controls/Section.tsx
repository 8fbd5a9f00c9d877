import {useId, type ReactNode} from 'react';

import styles from './Section.module.css';

interface Props {
  readonly title: string;
  /** How many options in it differ from their defaults. */
  readonly changed?: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the editor that opens and closes; its content is made when it is open. */
export function Section({title, changed = 0, isOpen, onToggle, children}: Props): ReactNode {
  const id = useId();
  return (
    <section className={styles.section} data-section="">
      <h2 className={styles.heading}>
        <button
          className={styles.toggle}
          type="button"
          data-head=""
          aria-keyshortcuts="ArrowUp ArrowDown ArrowRight"
          aria-describedby={`${id}keys`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.title} id={`${id}title`}>
            {title}
          </span>
          {changed > 0 && <span className={styles.changed}>変更{changed}</span>}
        </button>
        {/* Tab passes over the other heads: what the eye is told while this one has the focus. */}
        <span id={`${id}keys`} hidden>
          上下の矢印キーでほかの見出しへ移ります。開いた見出しからは、右の矢印キーで中の項目へ移ります。
        </span>
      </h2>
      {/* Sections have fields of the same names, and Tab goes past the heads between them. */}
      <div
        className={styles.content}
        id={id}
        role="group"
        aria-labelledby={`${id}title`}
        hidden={!isOpen}
      >
        {isOpen && children}
      </div>
    </section>
  );
}
