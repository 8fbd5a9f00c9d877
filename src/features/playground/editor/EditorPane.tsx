import {useRef, type ReactNode, type Ref} from 'react';
import {FILE_NAMES, type FileKind} from '@site/plugins/playground/client';
import {Tabs} from '@site/src/components/Tabs';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Desk} from '../run/desk.browser';
import type {Shelf} from '../work/shelf.browser';
import {isEdited} from '../work/works';
import styles from './EditorPane.module.css';
import {useCodeEditor, type EditorHandle} from './useCodeEditor';

interface Props {
  readonly shelf: Shelf;
  readonly desk: Desk;
  readonly tab: FileKind;
  readonly onTab: (tab: FileKind) => void;
  readonly onRun: () => void;
  readonly ref: Ref<EditorHandle>;
}

const TABS = (Object.keys(FILE_NAMES) as FileKind[]).map((id) => ({id, label: FILE_NAMES[id]}));

/** The three files of the template, one at a time. */
export function EditorPane({shelf, desk, tab, onTab, onRun, ref}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const {undo, redo} = useCodeEditor(host, {shelf, desk, tab, onRun, ref});
  const work = useStore(shelf.work);
  return (
    <section className={styles.pane} aria-label="コード">
      <div className={styles.head}>
        <Tabs
          label="テンプレートのファイル"
          tabs={TABS}
          tab={tab}
          onChange={onTab}
          prefix="play-"
        />
        <span className={styles.buttons}>
          <Button aria-label="元に戻す（編集）" onClick={undo}>
            元に戻す
          </Button>
          <Button aria-label="やり直す（編集）" onClick={redo}>
            やり直す
          </Button>
          <Button
            disabled={!isEdited(work)}
            onClick={() => {
              shelf.reset();
            }}
          >
            リセット
          </Button>
        </span>
      </div>
      <div
        className={styles.editor}
        id={`play-${tab}`}
        role="tabpanel"
        aria-labelledby={`play-tab-${tab}`}
        ref={host}
      />
      <p className={styles.note}>
        <kbd>Ctrl</kbd>+<kbd>Enter</kbd>で実行、<kbd>Ctrl</kbd>+<kbd>Space</kbd>
        で候補。<kbd>Esc</kbd>の次の<kbd>Tab</kbd>で編集欄から出ます。
      </p>
    </section>
  );
}
