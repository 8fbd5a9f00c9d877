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
import {describeNotice} from './messages/messages';
import type {Opened} from './tool/phase';
import {BenchContext, useBench, useDraft, useTool} from './tool/useTool';
import {Message} from './ui/parts';

interface Props {
  readonly opened: Opened;
}

/** Where an open source is worked on. */
export function Bench({opened}: Props): ReactNode {
  const {edit, output} = useDraft();
  const [grid, setGrid] = useState<SpriteGrid | null>(null);
  const {source} = opened;
  const plan = useMemo(() => planExport(source, edit, output), [source, edit, output]);
  const bench = useMemo(() => ({opened, plan}), [opened, plan]);
  return (
    <BenchContext value={bench}>
      <LastEdit />
      <div className={clsx(BENCH_LOOK, styles.bench)}>
        <div className={styles.column}>
          <PreviewPanel grid={grid} />
        </div>
        <div className={styles.column}>
          <Sheet onGrid={setGrid} />
          <EditTabs />
        </div>
      </div>
      <OutputPanel />
      <WorkPanel />
    </BenchContext>
  );
}

/** What was done to the source before can be done to this one. */
function LastEdit(): ReactNode {
  const tool = useTool();
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

interface SheetProps {
  readonly onGrid: (grid: SpriteGrid) => void;
}

/** A picture that may be many: a sheet of cells. */
function Sheet({onGrid}: SheetProps): ReactNode {
  const tool = useTool();
  const mode = useStore(tool.mode);
  const {source, options} = useBench().opened;
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
  const more = source.notices.find(({code}) => code === 'firstFrameOnly');
  if (more !== undefined) return <Message tone="warn" title={describeNotice(more)} />;
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
