import clsx from 'clsx';
import {useCallback, useMemo, useState, type ReactNode} from 'react';
import {DEFAULT_OPEN, type SpriteGrid} from '@komebiyori/webm/openOptions';
import {planExport} from '@komebiyori/webm/planExport';
import {BENCH_LOOK, Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import styles from './Bench.module.css';
import {GridFields} from './choosing/GridFields';
import {EditTabs} from './editing/EditTabs';
import {OutputPanel} from './exporting/OutputPanel';
import {WorkPanel} from './exporting/WorkPanel';
import {PreviewPanel} from './preview/PreviewPanel';
import type {Opened} from './tool/phase';
import type {Tool} from './tool/tool.browser';
import {Message} from './ui/Message';

interface Props {
  readonly tool: Tool;
  readonly opened: Opened;
}

/** Where an open source is worked on. */
export function Bench({tool, opened}: Props): ReactNode {
  const {edit, output} = useStore(tool.history).present.value;
  const [grid, setGrid] = useState<SpriteGrid | null>(null);
  const {source} = opened;
  const plan = useMemo(() => planExport(source, edit, output), [source, edit, output]);
  return (
    <>
      <LastEdit tool={tool} />
      <div className={clsx(BENCH_LOOK, styles.bench)}>
        <div className={styles.column}>
          <PreviewPanel {...{tool, opened, plan, grid}} />
        </div>
        <div className={styles.column}>
          <Sheet {...{tool, opened}} onGrid={setGrid} />
          <EditTabs {...{tool, opened, plan}} />
        </div>
      </div>
      <OutputPanel {...{tool, opened, plan}} />
      <WorkPanel {...{tool, plan}} />
    </>
  );
}

/** What was done to the source before can be done to this one. */
function LastEdit({tool}: Pick<Props, 'tool'>): ReactNode {
  const last = useStore(tool.last);
  const {past} = useStore(tool.history);
  if (last === null || past.length > 0) return null;
  return (
    <div className={styles.last}>
      <span>前に使った編集の設定が残っています。</span>
      <Button onClick={tool.useLast}>前の設定を使う</Button>
    </div>
  );
}

interface SheetProps extends Props {
  readonly onGrid: (grid: SpriteGrid) => void;
}

/** A picture that may be many: a sheet of cells. */
function Sheet({tool, opened, onGrid}: SheetProps): ReactNode {
  const mode = useStore(tool.mode);
  const {source, options} = opened;
  const begin = useCallback((): void => {
    tool.player.pause();
    tool.mode.set('grid');
  }, [tool]);
  if (source.kind === 'sprites')
    return (
      <Message tone="info" title={`シートを${source.times.length}コマに分けて開いています。`}>
        <Button
          onClick={() => {
            void tool.opener.reopen({sprites: null}).then(begin);
          }}
        >
          分け方を変える
        </Button>
      </Message>
    );
  if (source.kind !== 'still') return null;
  if (mode !== 'grid')
    return (
      <Message tone="info" title="1枚の画像です。コマが並んだシートなら、分けて動かせます。">
        <Button onClick={begin}>シートをコマに分ける</Button>
      </Message>
    );
  return (
    <div className={styles.sheet}>
      <GridFields
        size={source}
        start={options.sprites ?? {rows: 4, columns: 4, count: null}}
        fps={options.pictureFps || DEFAULT_OPEN.pictureFps}
        onGrid={onGrid}
        onOpen={(sprites, pictureFps) => void tool.opener.reopen({sprites, pictureFps})}
        onCancel={() => {
          tool.mode.set('result');
        }}
      />
    </div>
  );
}
