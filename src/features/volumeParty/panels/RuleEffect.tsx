import type {ReactNode} from 'react';
import {Choice, NumberField, Switch, TextField} from '@site/src/components/ToolParts';
import {EFFECT_NAMES} from '@komebiyori/effects';

import type {Rule} from '../rules/rule';
import {EFFECT_KINDS, MOST_PIECES, type EffectChoice} from '../stage/effectChoice';
import type {ChangeRule} from './RuleCard';
import styles from './RuleCard.module.css';

const KINDS = EFFECT_KINDS.map((value) => ({
  value,
  name: value === 'none' ? '演出なし' : EFFECT_NAMES[value],
}));

const HAS_EMOJIS: ReadonlySet<EffectChoice['kind']> = new Set(['popper', 'dropper', 'throwing']);
const HAS_AMOUNT: ReadonlySet<EffectChoice['kind']> = new Set([
  'confetti',
  'popper',
  'dropper',
  'throwing',
]);

interface Props {
  readonly rule: Rule;
  readonly change: ChangeRule;
}

/** What a rule lets happen. */
export function RuleEffect({rule, change}: Props): ReactNode {
  const {effect} = rule;
  const set = (some: Partial<EffectChoice>, field: string): void => {
    change({effect: {...effect, ...some}}, '演出', field);
  };
  return (
    <div>
      <div className={styles.grid}>
        <Choice
          label="演出"
          value={effect.kind}
          options={KINDS}
          onChange={(kind) => {
            set({kind}, 'kind');
          }}
        />
        {HAS_AMOUNT.has(effect.kind) && (
          <NumberField
            label="数"
            value={effect.amount}
            min={1}
            max={MOST_PIECES}
            unit="個"
            onChange={(amount) => {
              set({amount: Math.round(amount)}, 'amount');
            }}
          />
        )}
        {HAS_EMOJIS.has(effect.kind) && (
          <TextField
            label="飛ばす絵文字"
            maxLength={60}
            value={effect.emojis}
            onChange={(emojis) => {
              set({emojis}, 'emojis');
            }}
          />
        )}
        {effect.kind === 'notifier' && (
          <TextField
            label="出す文字"
            maxLength={60}
            value={effect.text}
            onChange={(text) => {
              set({text}, 'text');
            }}
          />
        )}
        <TextField
          label="本アプリへ送る合図"
          maxLength={60}
          placeholder="例：音量絶叫"
          value={rule.word}
          onChange={(word) => {
            change({word}, '本アプリへ送る合図', 'word');
          }}
        />
      </div>
      <div className={styles.switches}>
        <Switch
          label="画面を揺らす"
          checked={rule.shake}
          onChange={(shake) => {
            change({shake}, '画面を揺らす', 'shake');
          }}
        />
        <Switch
          label="回数に数える"
          checked={rule.counts}
          onChange={(counts) => {
            change({counts}, '回数に数える', 'counts');
          }}
        />
      </div>
    </div>
  );
}
