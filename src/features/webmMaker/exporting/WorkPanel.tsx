import {useEffect, useRef, type ReactNode} from 'react';
import type {Failure} from '@komebiyori/webm/failures';
import {MAX_TRIES} from '@komebiyori/webm/sizeSearch';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {describeFailure} from '../messages/messages';
import {paceOf, type Work} from '../tool/phase';
import {useDraft, useTool} from '../tool/useTool';
import {Message} from '../ui/parts';
import {waitWords} from '../ui/words';
import {LighterButtons} from './LighterButtons';
import styles from './WorkPanel.module.css';

/** A running export, or why it ended without a file. */
export function WorkPanel(): ReactNode {
  const work = useStore(useTool().exporter.work);
  useTitle(work);
  if (work.kind === 'exporting') return <Running work={work} />;
  if (work.kind === 'failed') return <Failed failure={work.failure} />;
  return null;
}

interface RunningProps {
  readonly work: Extract<Work, {kind: 'exporting'}>;
}

function Running({work}: RunningProps): ReactNode {
  const tool = useTool();
  const box = useRef<HTMLDivElement>(null);
  const {output} = useDraft();
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({block: 'nearest'});
  }, []);
  const {progress, wasHidden} = work;
  const pace = paceOf(work);
  const isChecking = progress?.phase === 'checking';
  return (
    <div
      className={styles.running}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="書き出しの進行状況"
    >
      <p className={styles.title} role="status">
        {isChecking ? 'できたファイルを確かめています' : '書き出しています'}
        {output.rate.by === 'size' &&
          progress !== null &&
          !isChecking &&
          `（${progress.attempt}回目、最大${MAX_TRIES}回）`}
      </p>
      <progress aria-label="書き出し" max={progress?.frames ?? 1} value={progress?.done ?? 0} />
      <p className={styles.numbers}>
        <span>
          {progress?.done ?? 0} / {progress?.frames ?? '…'}コマ
        </span>
        <span>{pace === null ? '速さを測っています' : `毎秒${pace.fps.toFixed(1)}コマ`}</span>
        <span>{pace === null || isChecking ? '' : waitWords(pace.leftSeconds)}</span>
      </p>
      <p className={styles.note}>
        {wasHidden
          ? 'このタブが隠れていたので、ゆっくり進みました。前に出しておくと速く終わります。'
          : 'ほかのタブを開いても続きます。その間は遅くなることがあります。'}
      </p>
      <Button onClick={tool.exporter.cancel}>書き出しをやめる</Button>
    </div>
  );
}

function Failed({failure}: {readonly failure: Failure}): ReactNode {
  const tool = useTool();
  const {title, next} = describeFailure(failure);
  const isHeavy = failure.code === 'outOfMemory' || failure.code === 'encodeFailed';
  return (
    <Message tone={failure.code === 'cancelled' ? 'info' : 'bad'} title={title} text={next} isAlert>
      <Button
        look="primary"
        onClick={() => {
          tool.export(failure.code === 'outOfMemory');
        }}
      >
        もう一度書き出す
      </Button>
      {isHeavy && <LighterButtons />}
      <Button onClick={tool.exporter.dismiss}>閉じる</Button>
    </Message>
  );
}

/** Tells in the tab's title how far an export is, for those who look at another tab. */
function useTitle(work: Work): void {
  const progress = work.kind === 'exporting' ? work.progress : null;
  const percent =
    progress === null ? null : Math.floor((progress.done / Math.max(1, progress.frames)) * 100);
  const words = percent !== null ? `${percent}%` : work.kind === 'finished' ? '完了' : null;
  useEffect(() => {
    const own = document.title;
    if (words === null || (words === '完了' && !document.hidden)) return undefined;
    document.title = `${words}｜${own}`;
    return () => {
      document.title = own;
    };
  }, [words]);
}
