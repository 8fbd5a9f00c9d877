import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Tabs as SharedTabs} from '@site/src/components/Tabs';
import {NARROW, useMedia} from '@site/src/lib/useMedia';

import styles from './Editor.module.css';
import {HistoryButtons} from './HistoryButtons';
import type {EditorState} from './state/editorState';

const TABS = [
  {id: 'controls', label: '項目'},
  {id: 'preview', label: '見本'},
  {id: 'output', label: '書き出し'},
] as const;

export type TabId = (typeof TABS)[number]['id'];

interface Props {
  readonly tab: TabId;
  readonly onChange: (tab: TabId) => void;
  /** Of the elements that the tabs show: this with the tab's own id. */
  readonly prefix: string;
}

/** Changes to a tab, whose part is there on a phone only afterwards. */
function open(id: TabId, {prefix, onChange}: Omit<Props, 'tab'>): HTMLElement | null {
  flushSync(() => {
    onChange(id);
  });
  return document.getElementById(`${prefix}${id}`);
}

interface RowProps extends Props {
  readonly history: EditorState['history'];
}

/**
 * On narrow screens one part at a time, from its beginning; with the history, since the row stays in
 * sight and a phone has no keys for undo.
 */
export function Tabs({history, ...props}: RowProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  return (
    <div className={styles.row} ref={row}>
      <SharedTabs
        {...props}
        onChange={(id: TabId) => {
          const part = open(id, props);
          if (part === null || row.current === null) return;
          // Who has scrolled within one part would be in the middle of the other, or beyond its end.
          if (part.getBoundingClientRect().top < row.current.getBoundingClientRect().bottom)
            part.scrollIntoView({block: 'start'});
        }}
        label="エディタの画面"
        tabs={TABS}
        classNames={{row: styles.tabs, tab: styles.tab}}
      />
      {isNarrow && (
        <div className={styles.history}>
          <HistoryButtons history={history} isSmall />
        </div>
      )}
    </div>
  );
}

/** The first thing that Tab reaches: straight to a part, whose head takes the focus. */
export function SkipLinks(props: Omit<Props, 'tab'>): ReactNode {
  return (
    <nav className={styles.skips} aria-label="テンプレートエディタの中">
      {TABS.map(({id, label}) => (
        <a
          key={id}
          href={`#${props.prefix}${id}`}
          onClick={(event) => {
            // The address may hold a share link.
            event.preventDefault();
            open(id, props)?.focus();
          }}
        >
          {label}へ移動
        </a>
      ))}
    </nav>
  );
}
