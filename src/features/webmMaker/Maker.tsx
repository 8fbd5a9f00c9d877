import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {WebmEngine} from '@komebiyori/webm';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {KeyList} from '@site/src/components/KeyList';
import {Button, StateBar} from '@site/src/components/ToolParts';
import {useLeaveQuestion} from '@site/src/components/ToolParts/useLeaveQuestion';
import {TOUCH, useMedia} from '@site/src/lib/useMedia';
import {useStore} from '@site/src/lib/useStore';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';
import {Bench} from './Bench';
import {FileButtons, IdlePanel, RefusedPanel} from './choosing/Choosing';
import {useDrop, usePaste} from './choosing/useDrop';
import {ResultsPanel} from './exporting/ResultsPanel';
import {KEY_ROWS} from './keys/shortcuts';
import {runShortcut, useShortcuts} from './keys/useShortcuts';
import styles from './Maker.module.css';
import {nameOf} from './tool/phase';
import {stateWords} from './tool/stateWords';
import {Tool} from './tool/tool.browser';
import {ToolContext, useTool} from './tool/useTool';
import {Message} from './ui/parts';

interface Props {
  readonly createEngine: () => WebmEngine;
}

/** The tool, from the first file to the last. */
export function Maker({createEngine}: Props): ReactNode {
  const [tool] = useState(() => new Tool(createEngine));
  useEffect(() => tool.close, [tool]);
  return (
    <ToolContext value={tool}>
      <Shell />
    </ToolContext>
  );
}

function Shell(): ReactNode {
  const tool = useTool();
  const [hasKeys, setHasKeys] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const phase = useStore(tool.opener.phase);
  const isOver = useDrop(box, tool.take);
  usePaste(tool.take);
  useUndoKeys(tool);
  useShortcuts(box, (shortcut) => {
    if (shortcut === 'help') setHasKeys(true);
    else runShortcut(tool, shortcut);
  });
  const isReady = phase.kind === 'ready';
  useEffect(() => {
    // From here on keys work, wherever the visitor came from.
    if (isReady) box.current?.focus({preventScroll: true});
  }, [isReady]);
  return (
    <div
      ref={box}
      className={clsx(styles.maker, isOver && styles.over)}
      tabIndex={-1}
      role="group"
      aria-label="透過WebMツール"
    >
      <StatusBar
        onKeys={() => {
          setHasKeys(true);
        }}
      />
      <Leaving />
      <Waiting />
      {phase.kind === 'idle' && <IdlePanel />}
      {phase.kind === 'opening' && <p className={styles.opening}>読み込んでいます…</p>}
      {phase.kind === 'refused' && <RefusedPanel phase={phase} />}
      {phase.kind === 'ready' && (
        <Bench
          key={`${phase.opened.source.kind}${phase.opened.source.name}`}
          opened={phase.opened}
        />
      )}
      <ResultsPanel />
      <KeyList
        rows={KEY_ROWS}
        isOpen={hasKeys}
        onClose={() => {
          setHasKeys(false);
        }}
      />
      {isOver && (
        <p className={styles.dropHere} aria-hidden="true">
          ここで離すと開きます
        </p>
      )}
    </div>
  );
}

/**
 * Asks before a running export, or a file that was not saved, is lost with the page. By itself, because
 * an export tells of every frame.
 */
function Leaving(): ReactNode {
  const tool = useTool();
  const isExporting = useStore(tool.exporter.work).kind === 'exporting';
  const [newest] = useStore(tool.exporter.results);
  const unsaved =
    newest?.isSaved === false ? 'できたファイルを、まだ保存していません。' : undefined;
  useLeaveQuestion(isExporting ? '書き出しの途中です。ページを離れると中止します。' : unsaved, {
    whenClosed: true,
  });
  return null;
}

/** Files that would put edits away wait for a yes. */
function Waiting(): ReactNode {
  const tool = useTool();
  const chosen = useStore(tool.opener.waiting);
  const isExporting = useStore(tool.exporter.work).kind === 'exporting';
  if (chosen === null) return null;
  return (
    <Message
      tone="warn"
      title={`「${nameOf(chosen)}」を開きますか？`}
      text={`今の素材は閉じます。${isExporting ? '書き出しは中止します。' : ''}編集の設定は、新しい素材でも使えます。`}
      isAlert
    >
      <Button look="primary" onClick={() => void tool.opener.open(chosen)}>
        開く
      </Button>
      <Button
        onClick={() => {
          tool.opener.waiting.set(null);
        }}
      >
        今の編集を続ける
      </Button>
    </Message>
  );
}

interface StatusBarProps {
  readonly onKeys: () => void;
}

/** What state the tool is in, in words, and how to bring another source. */
function StatusBar({onKeys}: StatusBarProps): ReactNode {
  const tool = useTool();
  const hasCharacterKeys = useCharacterKeys();
  const isTouch = useMedia(TOUCH);
  const phase = useStore(tool.opener.phase);
  const work = useStore(tool.exporter.work);
  const {tone, title, text} = stateWords(phase, work);
  return (
    <StateBar tone={tone} title={title} text={text}>
      {phase.kind === 'ready' && (
        <FileButtons onTake={tool.take} look="bar" label="別の素材を開く" />
      )}
      {phase.kind === 'opening' && (
        <Button look="bar" onClick={tool.opener.close}>
          やめる
        </Button>
      )}
      {phase.kind === 'ready' && !isTouch && (
        <Button look="bar" aria-keyshortcuts={hasCharacterKeys ? '?' : undefined} onClick={onKeys}>
          キー
        </Button>
      )}
    </StateBar>
  );
}
