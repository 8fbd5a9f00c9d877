import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Panel, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {DUAL_MONO} from '@komebiyori/mic-meter/judge/facts';
import {TARGETS} from '@komebiyori/mic-meter/judge/targets';
import type {Tool} from '../tool.browser';
import {shown, targetWords} from './levelWords';
import styles from './LoudnessPanel.module.css';
import {LOUDNESS_ENDS, placeOf} from './scales';
import {Ticks} from './Ticks';

const TICKS = [-40, -30, -20, -10];

interface Props {
  readonly tool: Tool;
}

/** Loudness beside what is aimed at. */
export function LoudnessPanel({tool}: Props): ReactNode {
  const live = useStore(tool.live);
  const {target: id, dualMono} = useStore(tool.settings);
  const reading = live?.reading;
  const isMono = reading === undefined || reading.channels.length === 1;
  const added = isMono && dualMono ? DUAL_MONO : 0;
  const target = TARGETS[id];
  const plus = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : value + added;
  const loudness = reading?.loudness;
  const shortTerm = plus(loudness?.shortTerm);
  const {tone, text} = targetWords(shortTerm, target);
  return (
    <Panel
      title="音量（ラウドネス）"
      aside={
        <span className={styles.basis}>
          {isMono ? (dualMono ? '配信換算（+3.01LU）' : 'モノラルのまま') : 'ステレオ'}
        </span>
      }
    >
      <p className={styles.big}>
        <span className={styles.figure}>{shown(shortTerm)}</span>
        <span className={styles.unit}>LUFS（S、3秒）</span>
        <span className={styles.verdict}>
          <ToneMark tone={tone} />
          {text}
        </span>
      </p>
      <Gauge
        momentary={plus(loudness?.momentary)}
        shortTerm={shortTerm}
        from={target.from}
        to={target.to}
      />
      <dl className={styles.rows}>
        <Row name="M（0.4秒）" value={plus(loudness?.momentary)} unit="LUFS" />
        <Row name="I（全体）" value={plus(loudness?.integrated)} unit="LUFS" />
        <Row name="LRA（幅）" value={loudness?.range} unit="LU" />
      </dl>
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: number | undefined;
  readonly unit: string;
}

function Row({name, value, unit}: RowProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {shown(value)}
        <small> {unit}</small>
      </dd>
    </div>
  );
}

interface GaugeProps {
  readonly momentary: number | undefined;
  readonly shortTerm: number | undefined;
  readonly from: number;
  readonly to: number;
}

const at = (value: number): string => `${placeOf(value, LOUDNESS_ENDS) * 100}%`;

function Gauge({momentary, shortTerm, from, to}: GaugeProps): ReactNode {
  const [low, high] = LOUDNESS_ENDS;
  return (
    <>
      <div
        className={styles.gauge}
        role="meter"
        aria-label="音量"
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={Math.round(Math.min(high, Math.max(low, shortTerm ?? low)))}
        aria-valuetext={`${shown(shortTerm)}LUFS`}
      >
        <span
          className={styles.zone}
          style={{insetInlineStart: at(from), width: `calc(${at(to)} - ${at(from)})`}}
        />
        <span className={styles.momentary} style={{width: at(momentary ?? low)}} />
        <span
          className={clsx(styles.needle, shortTerm === undefined && styles.off)}
          style={{insetInlineStart: at(shortTerm ?? low)}}
        />
      </div>
      <Ticks values={TICKS} ends={LOUDNESS_ENDS} />
    </>
  );
}
