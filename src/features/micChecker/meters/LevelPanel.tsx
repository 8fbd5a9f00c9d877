import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Tool} from '../tool.browser';
import styles from './LevelPanel.module.css';
import {peakWords, shown} from './levelWords';
import type {Live} from './live';
import {LEVEL_FLOOR, placeOf} from './scales';
import {Ticks} from './Ticks';

/** A full-scale sine is 0 dB by AES17, and -3.01 dBFS as it is. */
const SINE = 10 * Math.log10(2);
const TICKS = [-60, -40, -30, -20, -9, 0];

interface Props {
  readonly tool: Tool;
}

/** Peak and RMS of each channel, as bars and figures. */
export function LevelPanel({tool}: Props): ReactNode {
  const live = useStore(tool.live);
  const {sineReferenced} = useStore(tool.settings);
  const count = live?.reading.channels.length ?? 1;
  return (
    <Panel title="入力の音量" aside={<span className={styles.unit}>dBFS</span>}>
      <div className={styles.bars}>
        {Array.from({length: count}, (_, index) => (
          <Bar key={index} live={live} index={index} name={channelName(index, count)} />
        ))}
      </div>
      <Ticks values={TICKS} ends={[LEVEL_FLOOR, 0]} className={styles.ticks} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">チャンネル</th>
              <th scope="col">ピーク</th>
              <th scope="col">{sineReferenced ? 'RMS（正弦波基準）' : 'RMS'}</th>
              <th scope="col">
                トゥルー
                <wbr />
                ピーク最大
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from({length: count}, (_, index) => {
              const channel = live?.reading.channels[index];
              const rms = channel && channel.rms + (sineReferenced ? SINE : 0);
              return (
                <tr key={index}>
                  <th scope="row">{channelName(index, count)}</th>
                  <td>{shown(live?.held[index]?.level)}</td>
                  <td>{shown(rms)}</td>
                  <td>{shown(channel?.truePeak)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.noise}>
        <span>静かなときの音（直近10秒）</span>
        <strong>
          {shown(live?.noise)}
          <small> dBFS</small>
        </strong>
      </p>
    </Panel>
  );
}

const channelName = (index: number, count: number): string =>
  count === 1 ? 'モノラル' : index === 0 ? '左' : '右';

const percent = (part: number): string => `${part * 100}%`;

interface BarProps {
  readonly live: Live | undefined;
  readonly index: number;
  readonly name: string;
}

function Bar({live, index, name}: BarProps): ReactNode {
  const channel = live?.reading.channels[index];
  const held = live?.held[index]?.level;
  const place = (level: number | undefined): number =>
    level === undefined ? 0 : placeOf(level, [LEVEL_FLOOR, 0]);
  const {tone, text} = peakWords(held);
  return (
    <div className={styles.bar}>
      <div
        className={styles.track}
        role="meter"
        aria-label={`${name}のピーク`}
        aria-valuemin={LEVEL_FLOOR}
        aria-valuemax={0}
        aria-valuenow={Math.round(Math.min(0, Math.max(LEVEL_FLOOR, held ?? LEVEL_FLOOR)))}
        aria-valuetext={`${shown(held)}dBFS、${text}`}
      >
        <span className={clsx(styles.fill, styles.zones)} />
        <span
          className={clsx(styles.fill, styles.peak)}
          style={{clipPath: `inset(0 ${percent(1 - place(channel?.peak))} 0 0)`}}
        />
        <span
          className={clsx(styles.fill, styles.rms)}
          style={{clipPath: `inset(0 ${percent(1 - place(channel?.rms))} 0 0)`}}
        />
        <span className={styles.held} style={{insetInlineStart: percent(place(held))}} />
      </div>
      <span className={styles.word}>
        <ToneMark tone={tone} />
        {text}
      </span>
    </div>
  );
}
