import type {ReactNode} from 'react';

import {AppWindow} from './AppWindow';
import {Callout} from './Callout';
import {Field, Push} from './Controls';
import {Icon} from './Icon';
import {Tabs} from './Tabs';
import styles from './TemplateWindow.module.css';

const TABS = ['すべて', 'お気に入り', 'カスタム', 'プロ', 'WORDPARTY'];

interface Props {
  readonly version: string;
  readonly openTab: string;
  /** Numbers for the tabs and the search field. */
  readonly callouts?: {readonly tabs: number; readonly search: number};
  readonly children: ReactNode;
}

/** The window メニュー（⋯）→ テンプレート. */
export function TemplateWindow({version, openTab, callouts, children}: Props): ReactNode {
  return (
    <AppWindow version={version} title="テンプレート">
      <Tabs
        names={TABS}
        open={openTab}
        {...(callouts === undefined ? {} : {callout: callouts.tabs})}
      />
      <div className={styles.tools}>
        {callouts !== undefined && <Callout n={callouts.search} />}
        <Field empty>
          <Icon name="search" size={12} /> 検索
        </Field>
        <span className={styles.end}>
          <Icon name="folder" size={16} />
          <Push tone="link">テンプレエディタ</Push>
        </span>
      </div>
      <div className={styles.body}>{children}</div>
    </AppWindow>
  );
}

/** The text of a template that is dragged into OBS. */
export function DragText(): ReactNode {
  return <span className={styles.drag}>ここをドラッグしてOBSに入れる</span>;
}
