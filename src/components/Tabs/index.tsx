import type {KeyboardEvent, ReactNode} from 'react';

import styles from './styles.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface Props<Id extends string> {
  /** What the tabs are for. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly tab: Id;
  readonly onChange: (tab: Id) => void;
  /** Of the elements that the tabs show: this with the tab's own id. */
  readonly prefix: string;
  /** In place of the looks of a row of pills. */
  readonly classNames?: {readonly row: string | undefined; readonly tab: string | undefined};
}

/** WAI-ARIA tabs with automatic activation. */
export function Tabs<Id extends string>(props: Props<Id>): ReactNode {
  const {label: name, tabs, tab, onChange, prefix} = props;
  const {classNames = {row: styles.tabs, tab: styles.tab}} = props;
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const {key, currentTarget} = event;
    const at = tabs.findIndex(({id}) => id === tab);
    const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${prefix}tab-${next.id}`)}`)?.focus();
  };
  return (
    <div className={classNames.row} role="tablist" aria-label={name} tabIndex={-1} onKeyDown={move}>
      {tabs.map(({id, label}) => (
        <button
          key={id}
          className={classNames.tab}
          type="button"
          role="tab"
          id={`${prefix}tab-${id}`}
          aria-selected={id === tab}
          // The others may not be there.
          aria-controls={id === tab ? `${prefix}${id}` : undefined}
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
