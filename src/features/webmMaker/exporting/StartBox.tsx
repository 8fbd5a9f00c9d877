import {useMemo, type ReactNode} from 'react';
import {planDuration} from '@komebiyori/webm/framePlan';
import {estimateMemory, type MemoryEstimate} from '@komebiyori/webm/memory';
import {megabytes} from '@site/src/lib/megabytes';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {describeNotice} from '../messages/messages';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {Facts} from '../ui/Facts';
import {Message} from '../ui/Message';
import {seconds} from '../ui/words';
import {LighterButtons} from './LighterButtons';
import styles from './OutputPanel.module.css';

/** What will come out, what it takes, and the start. */
export function StartBox(): ReactNode {
  const tool = useTool();
  const {opened, plan} = useBench();
  const {output} = useDraft();
  const isBusy = useStore(tool.exporter.work).kind === 'exporting';
  const [, previous] = useStore(tool.exporter.results);
  const {result} = plan.sizes;
  const notices = plan.notices.map(describeNotice);
  if (previous?.isSaved === false)
    notices.push(
      `書き出すと、まだ保存していない前回のファイル「${previous.name}」は一覧から消えます。`,
    );
  const memory = useMemo(
    () => estimateMemory(opened.source, plan.sizes, plan.frames, output),
    [opened, plan, output],
  );
  return (
    <div className={styles.start}>
      <Facts
        className={styles.facts}
        rows={[
          ['縦横', `${result.width}×${result.height}`],
          ['長さ', `${seconds(planDuration(plan.frames))}秒`],
          ['コマ数', `${plan.frames.length}コマ・${Number(plan.edit.fps.toFixed(3))}fps`],
          ['使うメモリ', `約${megabytes(memory.bytes, 0)}`],
        ]}
      />
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <MemoryAdvice verdict={memory.verdict} />
      <Button
        look="primary"
        className={styles.go}
        disabled={isBusy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => {
          tool.export(memory.verdict === 'tooMuch');
        }}
      >
        {memory.verdict === 'tooMuch' ? 'それでも書き出す' : '書き出す'}
      </Button>
    </div>
  );
}

function MemoryAdvice({verdict}: Pick<MemoryEstimate, 'verdict'>): ReactNode {
  if (verdict === 'fine') return null;
  const isTooMuch = verdict === 'tooMuch';
  return (
    <Message
      tone={isTooMuch ? 'bad' : 'warn'}
      title={isTooMuch ? 'メモリが足りなくなりそうです。' : 'メモリを多く使います。'}
      text={
        isTooMuch
          ? '途中で止まるおそれがあります。先に軽くしてください。'
          : 'スマートフォンでは止まることがあります。ほかのタブを閉じてから始めます。'
      }
    >
      <LighterButtons />
    </Message>
  );
}
