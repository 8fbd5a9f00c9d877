import type {KeyboardEvent, ReactNode} from 'react';

import styles from './Editor.module.css';

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

/** On narrow screens one part at a time (WAI-ARIA, tabs with automatic activation). */
export function Tabs({tab, onChange, prefix}: Props): ReactNode {
  const move = ({key, currentTarget}: KeyboardEvent<HTMLDivElement>): void => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = TABS.findIndex(({id}) => id === tab);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (by === 0 || next === undefined) return;
    onChange(next.id);
    currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${prefix}tab-${next.id}`)}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label="エディタの画面"
      tabIndex={-1}
      onKeyDown={move}
    >
      {TABS.map(({id, label}) => (
        <button
          key={id}
          className={styles.tab}
          type="button"
          role="tab"
          id={`${prefix}tab-${id}`}
          aria-selected={id === tab}
          aria-controls={`${prefix}${id}`}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => {
            onChange(id);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
