import type {ReactNode} from 'react';
import {FORMAT_TRAITS, type Rate} from '@komebiyori/webm/output';
import {NumberField} from '@site/src/components/ToolParts';

import {useDraft, useTool} from '../tool/useTool';
import {Segments, Slider} from '../ui/parts';
import styles from './OutputPanel.module.css';

const WAYS = [
  {value: 'quality', name: '画質'},
  {value: 'size', name: 'ファイルの大きさ'},
  {value: 'bitrate', name: 'ビットレート'},
] as const satisfies readonly {value: Rate['by']; name: string}[];

/** Where each way begins. */
const STARTS: {readonly [By in Rate['by']]: Extract<Rate, {by: By}>} = {
  quality: {by: 'quality', quality: 75},
  size: {by: 'size', bytes: 2_000_000},
  bitrate: {by: 'bitrate', bitsPerSecond: 2_000_000},
};

/** How beautiful, how small, and how often it plays. */
export function RateFields(): ReactNode {
  const tool = useTool();
  const {output} = useDraft();
  const {rate, format, loops} = output;
  const {lossy, video} = FORMAT_TRAITS[format];
  // A GIF has no bit rate: its colours alone make it smaller.
  const ways = video === null ? WAYS.filter(({value}) => value !== 'bitrate') : WAYS;
  const set = (next: Rate, tag: string): void => {
    tool.changeOutput({...output, rate: next}, {label: '画質', tag});
  };
  return (
    <>
      {lossy ? (
        <>
          <Segments
            label="決め方"
            value={rate.by === 'bitrate' && video === null ? 'quality' : rate.by}
            options={ways}
            onChange={(by) => {
              set(STARTS[by], 'way');
            }}
          />
          <RateField rate={rate} onChange={set} />
        </>
      ) : (
        <p className={styles.note}>この形式は、画質を落とさずに保存します。</p>
      )}
      {video === null && format !== 'png-zip' && (
        <NumberField
          label="くり返す回数（0はずっと）"
          value={loops}
          min={0}
          max={65_535}
          unit="回"
          onChange={(value) => {
            tool.changeOutput(
              {...output, loops: Math.round(value)},
              {label: 'くり返す回数', tag: 'loops'},
            );
          }}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly rate: Rate;
  readonly onChange: (rate: Rate, tag: string) => void;
}

function RateField({rate, onChange}: FieldProps): ReactNode {
  switch (rate.by) {
    case 'quality':
      return (
        <Slider
          label="画質"
          value={rate.quality}
          min={0}
          max={100}
          note="小さいほど軽く、大きいほどきれいです。"
          onChange={(quality) => {
            onChange({by: 'quality', quality}, 'quality');
          }}
        />
      );
    case 'size':
      return (
        <>
          <NumberField
            label="この大きさ以下にする"
            value={rate.bytes / 1e6}
            min={0.01}
            max={2000}
            step={0.1}
            digits={3}
            unit="MB"
            onChange={(value) => {
              onChange({by: 'size', bytes: Math.round(value * 1e6)}, 'size');
            }}
          />
          <p className={styles.note}>収まる中で、一番きれいな画質を探します。最大6回変換します。</p>
        </>
      );
    case 'bitrate':
      return (
        <Slider
          label="ビットレート"
          value={rate.bitsPerSecond / 1e6}
          min={0.05}
          max={50}
          step={0.05}
          digits={2}
          unit="Mbps"
          onChange={(value) => {
            onChange({by: 'bitrate', bitsPerSecond: Math.round(value * 1e6)}, 'bitrate');
          }}
        />
      );
  }
}
