import {Suspense, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {keepFocus} from '@site/src/browser/keepFocus.browser';
import {AppLinkBar} from '@site/src/components/AppLink';
import {lazyPart} from '@site/src/components/LazyTool';
import {Tabs} from '@site/src/components/Tabs';
import {Button, useAutosave} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';

import dockStyles from './Dock.module.css';
import {resultTexts} from './fire/texts';
import {KitTab} from './kit/KitTab';
import styles from './LoadedPonkit.module.css';
import {PadTab} from './pad/PadTab';
import {PageBar, PlayGrid} from './pad/PlayGrid';
import {useLastFired, useNames} from './pad/useFired';
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

/** The buttons alone, over the whole page: for a dock of OBS, or a phone. */
function Dock(): ReactNode {
  const tool = useTool();
  const {pages} = useStore(tool.work);
  const {kind} = useStore(tool.link.state);
  const [pageId, setPageId] = useState(pages[0]?.id);
  const page = pages.find(({id}) => id === pageId) ?? pages[0];
  useLayoutEffect(() => {
    document.documentElement.dataset['ponkitDock'] = '';
    return () => {
      delete document.documentElement.dataset['ponkitDock'];
    };
  }, []);
  if (page === undefined) return null;
  return createPortal(
    <section
      // Outside of the place of the tool, which does so for the rest.
      ref={keepFocus}
      className={`ponkit-dock ${dockStyles.dock ?? ''}`}
      aria-label="ポン出しキット"
    >
      <div className={dockStyles.head}>
        <PageBar page={page} onChoose={setPageId} />
        <PauseButton />
      </div>
      <PlayGrid page={page} />
      <Status />
      {/* The last: the buttons stay where they are when the app comes and goes. */}
      {kind !== 'connected' && (
        <div className={dockStyles.link}>
          <AppLinkBar link={tool.link} purpose="演出の合図を送る" reach="network" />
        </div>
      )}
    </section>,
    document.body,
  );
}

function PauseButton(): ReactNode {
  const {firing} = useTool();
  const isPaused = useStore(firing.state).pausedAt !== null;
  return (
    <Button data-on={isPaused} onClick={isPaused ? firing.resume : firing.pause}>
      {isPaused ? '再開' : '一時停止'}
    </Button>
  );
}

const TEXTS = resultTexts('下');

/** The lamp and the last result, on one line; each is said when it changes, without the other. */
function Status(): ReactNode {
  const {link} = useTool();
  const isConnected = useStore(link.state).kind === 'connected';
  const last = useLastFired();
  const nameOf = useNames();
  const result = last === undefined ? undefined : TEXTS[last.result];
  return (
    <p className={dockStyles.status}>
      <span className={dockStyles.lamp} data-on={isConnected} aria-hidden="true" />
      <span role="status">{isConnected ? '接続中' : '切断'}</span>
      <span role="status">
        {last !== undefined && result !== undefined && (
          // As in the panel: said again, but no more than once a second.
          <span key={Math.floor(last.at / 1000)}>
            {nameOf(last.buttonId)}：{result.title}
            {result.next !== '' && `。${result.next}`}
          </span>
        )}
      </span>
    </p>
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
