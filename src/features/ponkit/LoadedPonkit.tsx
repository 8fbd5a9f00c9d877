import {Suspense, useEffect, useState, type ReactNode} from 'react';

import {lazyPart} from '@site/src/components/LazyTool';
import {Tabs} from '@site/src/components/Tabs';
import {useAutosave} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';

import {Dock} from './dock/Dock';
import {KitTab} from './kit/KitTab';
import styles from './LoadedPonkit.module.css';
import {PadTab} from './pad/PadTab';
import {LoadNotice, UndoBar} from './tool/Notices';
import {createPonkit} from './tool/ponkit.browser';
import {ToolContext, useTool} from './tool/useTool';
import {keepWork} from './work/keptWork.browser';

const isDock = (): boolean => new URLSearchParams(window.location.search).get('dock') === '1';

const EffectEditor = lazyPart(() => import('./effectEditor/EffectEditor'));

/** The parts of the tool, in their order. */
const TABS = [
  {id: 'pad', label: 'パッド'},
  {id: 'effects', label: '演出'},
  {id: 'kit', label: 'キット'},
] as const;

type TabId = (typeof TABS)[number]['id'];

const hasSharedKit = (): boolean => window.location.hash.startsWith('#kit=');

/** The three parts of the tool, with what holds for all of them. */
function Bench(): ReactNode {
  const tool = useTool();
  const work = useStore(tool.work);
  const notice = useStore(tool.notice);
  const status = useAutosave(work, keepWork, notice === undefined);
  const [tab, setTab] = useState<TabId>(() => (hasSharedKit() ? 'kit' : 'pad'));
  useUndoKeys(tool);
  useEffect(() => {
    const look = (): void => {
      if (hasSharedKit()) setTab('kit');
    };
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, []);
  const openPad = (): void => {
    setTab('pad');
    document.getElementById('ponkit-tab-pad')?.focus();
  };
  return (
    <div className={styles.bench}>
      <div className={styles.head}>
        <Tabs
          label="ポン出しキットの画面"
          tabs={TABS}
          tab={tab}
          onChange={setTab}
          prefix="ponkit-"
        />
        <UndoBar status={status} />
      </div>
      {notice !== undefined && <LoadNotice notice={notice} />}
      {TABS.map(({id}) => (
        <div
          key={id}
          id={`ponkit-${id}`}
          role="tabpanel"
          aria-labelledby={`ponkit-tab-${id}`}
          hidden={id !== tab}
        >
          {id === tab && <Part tab={id} onPad={openPad} />}
        </div>
      ))}
    </div>
  );
}

function Part({tab, onPad}: {readonly tab: TabId; readonly onPad: () => void}): ReactNode {
  if (tab === 'pad') return <PadTab />;
  if (tab === 'kit') return <KitTab onPad={onPad} />;
  return (
    <Suspense fallback={<p role="status">演出を読み込んでいます…</p>}>
      <EffectEditor />
    </Suspense>
  );
}

/** The tool; it connects by itself only where nobody has to be asked. */
export default function LoadedPonkit(): ReactNode {
  const [tool] = useState(createPonkit);
  const [inDock] = useState(isDock);
  useEffect(() => {
    void tool.link.connectIfGranted();
    return tool.close;
  }, [tool]);
  return <ToolContext value={tool}>{inDock ? <Dock /> : <Bench />}</ToolContext>;
}
