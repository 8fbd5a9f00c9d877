import {clsx} from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {
  FILE_NAMES,
  loadMembers,
  type FileKind,
  type Sample,
  type SdkFile,
  type TemplateFiles,
} from '@site/plugins/playground/client';
import {readKept} from '@site/src/browser/keptText.browser';
import {useStore} from '@site/src/lib/useStore';

import styles from './Bench.module.css';
import {EditorPane} from './editor/EditorPane';
import type {EditorHandle} from './editor/useCodeEditor';
import {ConsolePane} from './panels/ConsolePane';
import {FeedPane} from './panels/FeedPane';
import {NoticeBar} from './panels/NoticeBar';
import {PreviewPane} from './panels/PreviewPane';
import {SharePane} from './panels/SharePane';
import {WorkBar} from './panels/WorkBar';
import {createDesk, type Desk} from './run/desk.browser';
import {wasHung} from './run/hang';
import {RUNNING_KEY} from './run/runner.browser';
import {createShelf, type Shelf} from './work/shelf.browser';

interface Props {
  readonly samples: readonly Sample[];
  readonly family: TemplateFiles;
  readonly sdk: SdkFile;
}

/** So long after the last letter the preview begins anew. */
const TYPING_PAUSE_MS = 700;
/** What a new visitor sees. */
const STARTER = 'developer/onesdk-js.1';

interface Tool {
  readonly shelf: Shelf;
  readonly desk: Desk;
  /** Whether that is because the last one let nothing else happen. */
  readonly afterHang: boolean;
  readonly samples: readonly Sample[];
  /** The file that is shown first. */
  readonly tab: FileKind;
}

/** The file that the manual shows of the template on the table. */
const tabOf = (shelf: Shelf, samples: readonly Sample[]): FileKind =>
  samples.find(({id}) => id === shelf.work.get().from)?.shows ?? 'html';

function createTool({samples: manual, family, sdk}: Props): Tool {
  const plain: Sample = {
    ...{id: 'family', page: '付属のテンプレート', heading: '付属のテンプレートと同じ形'},
    ...{files: family, shows: 'css'},
  };
  const samples = [...manual, plain];
  const shelf = createShelf(samples, samples.find(({id}) => id === STARTER) ?? plain);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const afterHang = wasHung(readKept(RUNNING_KEY), Date.now(), entry?.type === 'reload');
  const isAsked = new URLSearchParams(window.location.search).has('paused');
  const unasked = shelf.openAddress() === 'received' ? 'received' : 'running';
  const desk = createDesk(sdk.script, afterHang || isAsked ? 'waiting' : unasked, loadMembers());
  return {shelf, desk, samples, afterHang, tab: tabOf(shelf, samples)};
}

/** Runs the template on the table: at first, after a pause in typing, and when another is opened. */
function useRuns({shelf, desk}: Tool, isAuto: boolean): () => void {
  const work = useStore(shelf.work);
  const first = useRef(true);
  const last = useRef(work.files);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      last.current = work.files;
      if (desk.state.get() === 'running') desk.run(work.files);
      return undefined;
    }
    if (last.current === work.files || !isAuto || desk.state.get() !== 'running') return undefined;
    const timer = setTimeout(() => {
      last.current = work.files;
      // What hangs must not take what was typed along.
      shelf.save();
      desk.run(work.files);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [work.files, isAuto, desk, shelf]);
  return () => {
    const {files} = shelf.work.get();
    last.current = files;
    shelf.save();
    desk.run(files);
  };
}

const kindOf = (file: string | undefined): FileKind | undefined =>
  (Object.keys(FILE_NAMES) as FileKind[]).find((kind) => FILE_NAMES[kind] === file);

/** The playground: code, preview, what the app sends, and the console. */
export function Bench(props: Props): ReactNode {
  const [tool] = useState(() => createTool(props));
  const {shelf, desk, samples} = tool;
  const [tab, setTab] = useState(tool.tab);
  const [isAuto, setAuto] = useState(true);
  const [isWide, setWide] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const run = useRuns(tool, isAuto);

  useEffect(() => {
    const look = (): void => {
      const origin = shelf.openAddress();
      if (origin === undefined) return;
      setTab(tabOf(shelf, samples));
      if (origin === 'received') desk.receive();
      else if (['running', 'received'].includes(desk.state.get())) desk.run(shelf.work.get().files);
    };
    addEventListener('hashchange', look);
    addEventListener('pagehide', shelf.save);
    const leaveTabs = shelf.follow();
    return () => {
      leaveTabs();
      removeEventListener('hashchange', look);
      removeEventListener('pagehide', shelf.save);
    };
  }, [shelf, desk, samples]);
  useEffect(() => {
    if (!isWide) return undefined;
    const leave = ({key, defaultPrevented}: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) setWide(false);
    };
    document.documentElement.classList.add(styles.still ?? '');
    addEventListener('keydown', leave);
    return () => {
      document.documentElement.classList.remove(styles.still ?? '');
      removeEventListener('keydown', leave);
    };
  }, [isWide]);

  const open = (sample: Sample): void => {
    shelf.openSample(sample);
    setTab(sample.shows);
    run();
  };
  return (
    <div className={clsx(styles.bench, isWide && styles.wide)}>
      <WorkBar
        {...{shelf, samples, isWide}}
        onSample={open}
        onWork={(id) => {
          shelf.openWork(id);
          setTab('html');
          run();
        }}
        onWide={setWide}
      />
      <NoticeBar {...{shelf, desk}} afterHang={tool.afterHang} onRun={run} />
      <div className={styles.columns}>
        <EditorPane {...{shelf, desk, tab}} onTab={setTab} onRun={run} ref={editor} />
        <PreviewPane {...{desk, isAuto}} version={props.sdk.version} onRun={run} onAuto={setAuto} />
        <FeedPane desk={desk} />
        <ConsolePane
          desk={desk}
          onGo={({file, line = 1, column = 1}) => {
            const kind = kindOf(file);
            if (kind === undefined) return;
            setTab(kind);
            editor.current?.goTo(kind, line, column);
          }}
        />
      </div>
      <SharePane shelf={shelf} />
    </div>
  );
}
