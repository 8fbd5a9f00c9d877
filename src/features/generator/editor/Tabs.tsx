import type {ReactNode} from 'react';
import {Tabs as SharedTabs} from '@site/src/components/Tabs';

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

/** On narrow screens one part at a time. */
export function Tabs(props: Props): ReactNode {
  return (
    <SharedTabs
      {...props}
      label="エディタの画面"
      tabs={TABS}
      classNames={{row: styles.tabs, tab: styles.tab}}
    />
  );
}
