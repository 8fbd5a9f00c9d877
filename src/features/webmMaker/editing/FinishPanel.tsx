import type {ReactNode} from 'react';
import {planDuration} from '@komebiyori/webm/framePlan';
import {Switch} from '@site/src/components/ToolParts';

import {useBench, useDraft, useTool} from '../tool/useTool';
import {ColorField, Slider} from '../ui/parts';
import styles from './EditTabs.module.css';

const FADES = [
  {key: 'fadeInUs', name: 'だんだん現れる'},
  {key: 'fadeOutUs', name: 'だんだん消える'},
] as const;

/** What comes at the end: fades, a colour below, sound. */
export function FinishPanel(): ReactNode {
  const tool = useTool();
  const {opened, plan} = useBench();
  const {edit} = useDraft();
  const {audio} = opened.source;
  const longest = Math.max(0.1, planDuration(plan.frames) / 1e6);
  return (
    <>
      {FADES.map(({key, name}) => (
        <Slider
          key={key}
          label={name}
          value={Math.min(longest, edit[key] / 1e6)}
          min={0}
          max={longest}
          step={0.05}
          digits={2}
          unit="秒"
          onChange={(value) => {
            tool.changeEdit({[key]: Math.round(value * 1e6)}, {label: name, tag: key});
          }}
        />
      ))}
      <Switch
        label="背景を1色で塗る"
        note="透過しない形式（AV1など）でも、この色で塗ります。"
        checked={edit.background !== null}
        onChange={(isOn) => {
          tool.changeEdit({background: isOn ? [255, 255, 255] : null}, {label: '背景の色'});
        }}
      />
      {edit.background !== null && (
        <div className={styles.nested}>
          <ColorField
            label="背景の色"
            value={edit.background}
            onChange={(background) => {
              tool.changeEdit({background}, {label: '背景の色', tag: 'background'});
            }}
          />
        </div>
      )}
      <Switch
        label="音声を残す"
        note={
          audio === null
            ? 'この素材に音声はありません。'
            : `${audio.codec}・${audio.channels === 1 ? 'モノラル' : `${audio.channels}チャンネル`}。プレビューでは鳴りません。`
        }
        checked={audio !== null && edit.audio === 'keep'}
        disabled={audio === null}
        onChange={(isOn) => {
          tool.changeEdit({audio: isOn ? 'keep' : 'drop'}, {label: '音声'});
        }}
      />
    </>
  );
}
