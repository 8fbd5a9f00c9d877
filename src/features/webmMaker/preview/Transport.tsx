import type {ReactNode} from 'react';
import {planDuration} from '@komebiyori/webm/framePlan';
import {Button} from '@site/src/components/ToolParts';
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
  const count = plan.frames.length;
  const at = Math.min(position, count - 1);
  const step = (by: number): void => {
    player.seek(at + by);
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
      <input
        className={styles.scrub}
        type="range"
        aria-label="再生の位置"
        aria-valuetext={`${at + 1}コマ目`}
        min={0}
        max={Math.max(1, count - 1)}
        step={1}
        value={at}
        disabled={count < 2}
        onChange={({target}) => {
          player.seek(Number(target.value));
        }}
      />
    </div>
  );
}
