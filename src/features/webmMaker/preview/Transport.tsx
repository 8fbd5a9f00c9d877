import type {ReactNode} from 'react';
import {planDuration} from '@komebiyori/webm/framePlan';
import {RangeInput} from '@site/src/components/RangeInput';
import {Button} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {useBench, useTool} from '../tool/useTool';
import {seconds} from '../ui/words';
import styles from './PreviewPanel.module.css';

/** Playing, stepping and jumping. */
export function Transport(): ReactNode {
  const tool = useTool();
  const {plan} = useBench();
  const {player} = tool;
  const position = useStore(player.position);
  const isPlaying = useStore(player.isPlaying);
  const {isLooped} = useStore(tool.view);
  const [said, say] = useSaid();
  const count = plan.frames.length;
  const at = Math.min(position, count - 1);
  const step = (by: number): void => {
    player.seek(at + by);
    say(`${at + by + 1}コマ目、${seconds(plan.frames[at + by]?.timeUs ?? 0)}秒`);
  };
  return (
    <div className={styles.transport}>
      <div className={styles.buttons}>
        <Button
          className={styles.square}
          aria-label="1コマ戻る"
          disabled={at === 0}
          onClick={() => {
            step(-1);
          }}
        >
          ◀
        </Button>
        <Button
          look="primary"
          className={styles.play}
          disabled={count < 2}
          aria-keyshortcuts="Space"
          onClick={player.toggle}
        >
          {isPlaying ? '停止' : '再生'}
        </Button>
        <Button
          className={styles.square}
          aria-label="1コマ進む"
          disabled={at >= count - 1}
          onClick={() => {
            step(1);
          }}
        >
          ▶
        </Button>
        <Button
          aria-pressed={isLooped}
          onClick={() => {
            tool.changeView({isLooped: !isLooped});
          }}
        >
          くり返す
        </Button>
        <p className={styles.clock}>
          <span>
            {seconds(plan.frames[at]?.timeUs ?? 0)} / {seconds(planDuration(plan.frames))}秒
          </span>
          <span>
            {at + 1} / {count}コマ
          </span>
        </p>
      </div>
      {/* Not of the clock, which runs on while it plays. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Scrub at={at} count={count} />
    </div>
  );
}

/** Where it is among the frames, to jump to any of them. */
function Scrub({at, count}: {readonly at: number; readonly count: number}): ReactNode {
  const {player} = useTool();
  return (
    <RangeInput
      className={styles.scrub}
      aria-label="再生の位置"
      aria-valuetext={`${at + 1}コマ目`}
      min={0}
      max={Math.max(1, count - 1)}
      step={1}
      value={at}
      disabled={count < 2}
      onChange={(next) => {
        player.seek(next);
      }}
    />
  );
}
