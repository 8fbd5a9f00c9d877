import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import {FILE_NAMES, loadMembers, type FileKind} from '@site/plugins/playground/client';
import {Tabs} from '@site/src/components/Tabs';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Desk} from '../run/desk.browser';
import {explainError} from '../run/explainError';
import type {Shelf} from '../work/shelf.browser';
import {isEdited} from '../work/works';
import {createCodeEditor, type CodeEditor, type Mark} from './codeEditor.browser';
import styles from './EditorPane.module.css';

/** What the other panes do with the editor. */
export interface EditorHandle {
  readonly goTo: (kind: FileKind, line: number, column: number) => void;
}

interface Props {
  readonly shelf: Shelf;
  readonly desk: Desk;
  readonly tab: FileKind;
  readonly onTab: (tab: FileKind) => void;
  readonly onRun: () => void;
  readonly ref: Ref<EditorHandle>;
}

const TABS = (Object.keys(FILE_NAMES) as FileKind[]).map((id) => ({id, label: FILE_NAMES[id]}));

/** What went wrong, by the file in which it did. */
function marksOf(desk: Desk): Readonly<Partial<Record<FileKind, readonly Mark[]>>> {
  const lines = desk.lines.get().filter(({line: {level}}) => level === 'error' || level === 'warn');
  const inFile = (kind: FileKind): Mark[] =>
    lines.flatMap(({line: {file, line, text, level}}) =>
      file === FILE_NAMES[kind] && line !== undefined
        ? [{line, text: [text, explainError(text)].join('\n').trim(), isError: level === 'error'}]
        : [],
    );
  return {html: inFile('html'), css: inFile('css'), script: inFile('script')};
}

/** The three files of the template, one at a time. */
export function EditorPane({shelf, desk, tab, onTab, onRun, ref}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const shown = useRef<FileKind>('html');
  const run = useRef(onRun);
  useEffect(() => {
    run.current = onRun;
  }, [onRun]);

  useImperativeHandle(ref, () => ({
    goTo(kind, line, column) {
      if (kind !== shown.current) editor.current?.show(kind);
      shown.current = kind;
      editor.current?.goTo(line, column);
    },
  }));
  useEffect(() => {
    if (host.current === null) return undefined;
    const made = createCodeEditor({
      host: host.current,
      members: loadMembers(),
      onChange: (kind, text) => {
        shelf.edit({[kind]: text});
      },
      onRun: () => {
        run.current();
      },
    });
    editor.current = made;
    made.open(shelf.work.get().files);
    shown.current = 'html';
    const stopOpen = shelf.onOpen(({files}) => {
      made.open(files);
    });
    const stopLines = desk.lines.subscribe(() => {
      made.mark(marksOf(desk));
    });
    return () => {
      stopOpen();
      stopLines();
      made.close();
    };
  }, [shelf, desk]);
  useEffect(() => {
    if (tab !== shown.current) editor.current?.show(tab);
    shown.current = tab;
  }, [tab]);

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
        <Button
          aria-label="元に戻す（編集）"
          onClick={() => {
            editor.current?.undo();
          }}
        >
          元に戻す
        </Button>
        <Button
          aria-label="やり直す（編集）"
          onClick={() => {
            editor.current?.redo();
          }}
        >
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
