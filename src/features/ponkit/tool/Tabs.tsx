import type {KeyboardEvent, ReactNode} from 'react';

import styles from './Tabs.module.css';

/** The parts of the tool, in their order. */
export const TABS = [
  {id: 'pad', label: 'パッド'},
  {id: 'effects', label: '演出'},
  {id: 'kit', label: 'キット'},
] as const;

export type TabId = (typeof TABS)[number]['id'];

interface Props {
  readonly tab: TabId;
  readonly onChange: (tab: TabId) => void;
}

/** WAI-ARIA tabs with automatic activation; a tab shows the element `ponkit-ID`. */
export function Tabs({tab, onChange}: Props): ReactNode {
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const {key, currentTarget} = event;
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = TABS.findIndex(({id}) => id === tab);
    const next = TABS[(at + by + TABS.length) % TABS.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    currentTarget.querySelector<HTMLElement>(`#ponkit-tab-${next.id}`)?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label="ポン出しキットの画面"
      tabIndex={-1}
      onKeyDown={move}
    >
      {TABS.map(({id, label}) => (
        <button
          key={id}
          className={styles.tab}
          type="button"
          role="tab"
          id={`ponkit-tab-${id}`}
          aria-selected={id === tab}
          aria-controls={`ponkit-${id}`}
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
