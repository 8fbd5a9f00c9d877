import type {ReactNode} from 'react';
import {Choice, NumberField, Switch, TextField} from '@site/src/components/ToolParts';

import {PAD_LIMITS} from '../../work/pads';
import type {FieldProps} from './useEditing';
import styles from './EditPanel.module.css';

const [COUNT_MIN, COUNT_MAX] = PAD_LIMITS.count;
const [HOLD_MIN, HOLD_MAX] = PAD_LIMITS.hold;
const FIRST_HOLD = 500;

const PICKS = [
  {value: 'all', name: 'すべてを送る'},
  {value: 'random', name: '1つを選んで送る（抽選）'},
] as const;

/** What a press sends, and when. */
export function FireFields({button, onChange}: FieldProps): ReactNode {
  const {keys, pick, count, delay, cooldown, hold} = button;
  return (
    <>
      <WordsField button={button} onChange={onChange} />
      {keys.length > 1 && (
        <Choice
          label="2つ以上の言葉"
          value={pick}
          options={PICKS}
          onChange={(value) => {
            onChange({pick: value}, {label: '抽選の変更'});
          }}
        />
      )}
      <div className={styles.pair}>
        <NumberField
          label="数"
          value={count}
          min={COUNT_MIN}
          max={COUNT_MAX}
          unit="回"
          onChange={(value) => {
            onChange({count: Math.round(value)}, {label: '数の変更', tag: 'count'});
          }}
        />
        <SecondsField
          label="遅らせる"
          value={delay}
          max={PAD_LIMITS.delay[1]}
          onChange={(value) => {
            onChange({delay: value}, {label: '遅れの変更', tag: 'delay'});
          }}
        />
        <SecondsField
          label="連打防止"
          value={cooldown}
          max={PAD_LIMITS.cooldown[1]}
          onChange={(value) => {
            onChange({cooldown: value}, {label: '連打防止の変更', tag: 'cooldown'});
          }}
        />
      </div>
      <Switch
        label="押している間、くり返す"
        checked={hold !== null}
        onChange={(isOn) => {
          onChange({hold: isOn ? FIRST_HOLD : null}, {label: 'くり返しの変更'});
        }}
      />
      {hold !== null && (
        <SecondsField
          label="くり返す間隔"
          value={hold}
          min={HOLD_MIN}
          max={HOLD_MAX}
          onChange={(value) => {
            onChange({hold: value}, {label: 'くり返しの変更', tag: 'hold'});
          }}
        />
      )}
    </>
  );
}

interface SecondsProps {
  readonly label: string;
  /** Milliseconds, as the limits. */
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function SecondsField({label, value, min = 0, max, onChange}: SecondsProps): ReactNode {
  return (
    <NumberField
      label={label}
      value={value / 1000}
      min={min / 1000}
      max={max / 1000}
      step={0.1}
      unit="秒"
      onChange={(seconds) => {
        onChange(Math.round(seconds * 1000));
      }}
    />
  );
}

/** One word a line; empty lines are allowed while somebody types. */
function WordsField({button: {keys}, onChange}: FieldProps): ReactNode {
  return (
    <TextField
      label="合図の言葉（1行に1つ）"
      rows={3}
      value={keys.join('\n')}
      maxLength={PAD_LIMITS.keyLength[1]}
      maxLines={PAD_LIMITS.keys[1]}
      placeholder="8888"
      note="演出のパターンに書いた言葉と同じにします。"
      onChange={(text) => {
        onChange({keys: linesOf(text)}, {label: '合図の言葉の変更', tag: 'keys'});
      }}
    />
  );
}

/** The words of a text with one a line, as many and as long as a button may have. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, PAD_LIMITS.keyLength[1]))
    .filter((line) => line !== '')
    .slice(0, PAD_LIMITS.keys[1]);
