import type {ReactNode} from 'react';
import {Choice, NumberField} from '@site/src/components/ToolParts';

import {STAGE_NAMES} from '../rules/editRules';
import type {Rule} from '../rules/rule';
import {obsInputOf, sourceOptions, type SourceId} from '../sources/sourceIds';
import type {ChangeRule} from './RuleCard';
import styles from './RuleCard.module.css';

const METRICS = [
  {value: 'rms', name: '大きさ（RMS）'},
  {value: 'peak', name: '一瞬の山（ピーク）'},
  {value: 'lufsM', name: '聞こえる大きさ（LUFS）'},
] as const;

const BANDS = [
  {value: 'all', name: 'すべて'},
  {value: 'low', name: '低い（〜250Hz）'},
  {value: 'mid', name: '中（声）'},
  {value: 'high', name: '高い（4kHz〜）'},
] as const;

const INTENSITIES = [
  {value: 'proportional', name: '声に比例'},
  {value: 'fixed', name: 'いつも同じ'},
] as const;

const STAGES = [
  {value: 'none', name: '決めない'},
  {value: 'normal', name: STAGE_NAMES.normal},
  {value: 'loud', name: STAGE_NAMES.loud},
  {value: 'scream', name: STAGE_NAMES.scream},
] as const;

interface Props {
  readonly rule: Rule;
  readonly sources: readonly SourceId[];
  readonly change: ChangeRule;
}

/** When a rule fires. */
export function RuleConditions({rule, sources, change}: Props): ReactNode {
  const isObs = obsInputOf(rule.source) !== undefined;
  const number = (
    key: 'hysteresis' | 'holdMs' | 'cooldownMs' | 'weight',
    label: string,
    range: {min: number; max: number; step?: number; unit?: string},
  ): ReactNode => (
    <NumberField
      label={label}
      value={rule[key]}
      {...range}
      onChange={(value) => {
        change({[key]: value}, label, key);
      }}
    />
  );
  return (
    <div className={styles.grid}>
      <Choice
        label="音源"
        value={rule.source}
        options={sourceOptions([...sources, rule.source])}
        onChange={(source) => {
          change({source}, '音源', 'source');
        }}
      />
      <Choice
        label="測るもの"
        value={rule.metric}
        options={METRICS}
        onChange={(metric) => {
          change({metric}, '測るもの', 'metric');
        }}
      />
      <Choice
        label="高さ"
        value={rule.band}
        options={BANDS}
        disabled={rule.metric === 'lufsM' || isObs}
        onChange={(band) => {
          change({band}, '高さ', 'band');
        }}
      />
      <Choice
        label="自動調整の段階"
        value={rule.stage}
        options={STAGES}
        onChange={(stage) => {
          change({stage}, '自動調整の段階', 'stage');
        }}
      />
      {number('holdMs', '続く時間', {min: 0, max: 5000, step: 10, unit: 'ミリ秒'})}
      {number('cooldownMs', '次までの休み', {min: 0, max: 60_000, step: 100, unit: 'ミリ秒'})}
      {number('hysteresis', '戻る幅', {min: 0, max: 12, step: 0.5, unit: 'dB'})}
      <Choice
        label="強さ"
        value={rule.intensity}
        options={INTENSITIES}
        onChange={(intensity) => {
          change({intensity}, '強さ', 'intensity');
        }}
      />
      {number('weight', '抽選の重み', {min: 1, max: 100})}
      <p className={styles.note}>
        {isObs ? 'OBSの音は、高さで分けられません。LUFSは400ミリ秒の平均です。' : ''}
        条件が同じルールは、抽選の重みで1つだけが出ます。
      </p>
    </div>
  );
}
