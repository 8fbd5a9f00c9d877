import {useRef, useState, type ReactNode, useEffect, type RefObject} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import styles from './KitTab.module.css';
import type {OpenedKit} from './openKit.browser';
import {sayProblem, type KitProblem} from './problems';

interface Props {
  readonly problem: KitProblem | undefined;
  readonly onOpen: (opened: OpenedKit) => void;
}

/** Where a kit comes in; nothing changes before it is confirmed. */
export function ImportPanel({problem, onOpen}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const {openKit} = await import('./openKit.browser');
    onOpen(await openKit(file));
    setBusy(false);
  };
  const isOver = useFileDrop(zone, (file) => {
    void open(file);
  });
  return (
    <Panel title="取り込む">
      <div ref={zone} className={styles.drop} data-over={isOver}>
        <p>キットのzipか、演出のJSONを、ここにドロップします。</p>
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => {
            input.current?.click();
          }}
        >
          {isBusy ? '読み取っています…' : 'ファイルを選ぶ'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,.json,application/zip,application/json"
          aria-label="キットのファイル"
          hidden
          onChange={({target}) => {
            void open(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {sayProblem(problem)}
        </p>
      )}
      <p className={styles.note}>
        開いても、すぐには変わりません。新しいもの、変わるもの、同じものを見てから選びます。
      </p>
    </Panel>
  );
}

/** Takes the first file that is dropped on an element; whether one is held over it. */
function useFileDrop(element: RefObject<HTMLElement | null>, take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  }, [take]);
  useEffect(() => {
    const zone = element.current;
    if (zone === null) return undefined;
    const ended = new AbortController();
    const {signal} = ended;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({relatedTarget}: DragEvent): void => {
      // Leaving for a part of the same element is no leaving.
      if (!(relatedTarget instanceof Node && zone.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    zone.addEventListener('dragover', over, {signal});
    zone.addEventListener('dragleave', leave, {signal});
    zone.addEventListener('drop', drop, {signal});
    return () => {
      ended.abort();
    };
  }, [element]);
  return isOver;
}
