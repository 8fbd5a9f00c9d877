import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import {FILE_NAMES, loadMembers, type FileKind} from '@site/plugins/playground/client';

import type {Desk} from '../run/desk.browser';
import {explainError} from '../run/explainError';
import type {Shelf} from '../work/shelf.browser';
import {createCodeEditor, type CodeEditor, type Mark} from './codeEditor.browser';

/** What the other panes do with the editor. */
export interface EditorHandle {
  readonly goTo: (kind: FileKind, line: number, column: number) => void;
}

interface Options {
  readonly shelf: Shelf;
  readonly desk: Desk;
  /** The file that is shown. */
  readonly tab: FileKind;
  /** Run at once, asked for by the keyboard. */
  readonly onRun: () => void;
  readonly ref: Ref<EditorHandle>;
}

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

/** An editor of the template on the table, in the element that takes `host`. */
export function useCodeEditor(
  host: RefObject<HTMLElement | null>,
  {shelf, desk, tab, onRun, ref}: Options,
): Pick<CodeEditor, 'undo' | 'redo'> {
  const editor = useRef<CodeEditor>(undefined);
  const shown = useRef<FileKind>('html');
  const onRunKey = useEffectEvent(onRun);

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
        onRunKey();
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
  }, [host, shelf, desk]);
  useEffect(() => {
    if (tab !== shown.current) editor.current?.show(tab);
    shown.current = tab;
  }, [tab]);

  return {
    undo: () => {
      editor.current?.undo();
    },
    redo: () => {
      editor.current?.redo();
    },
  };
}
