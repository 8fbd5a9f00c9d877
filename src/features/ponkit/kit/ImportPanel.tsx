import {useRef, useState, type ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useFileDrop} from '@site/src/lib/useFileDrop';

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
  const isOver = useFileDrop(zone, ({files: [file]}) => {
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
