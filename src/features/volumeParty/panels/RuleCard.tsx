import {useId, useRef, type ReactNode} from 'react';
import {EFFECT_NAMES} from '@komebiyori/effects';
import {Button, Switch, TextField} from '@site/src/components/ToolParts';

import {levelFor} from '../levels/levels';
import {changeRule, deleteRule, duplicateRule, moveRule} from '../rules/editRules';
import type {RulePhase} from '../rules/engine';
import type {Rule} from '../rules/rule';
import {ANY, sourceName, type SourceId} from '../sources/sourceIds';
import {newId, type PartyTool} from '../tool/tool.browser';
import {LevelBar} from './LevelBar';
import styles from './RuleCard.module.css';
import {RuleConditions} from './RuleConditions';
import {RuleEffect} from './RuleEffect';
import {useFrame} from './useFrame';
import {useIsMissing} from './useSources';

interface Props {
  readonly tool: PartyTool;
  readonly rule: Rule;
  readonly place: {readonly isFirst: boolean; readonly isLast: boolean};
  readonly sources: readonly SourceId[];
  readonly say: (text: string) => void;
}

/** A change of one rule; the tag makes quick changes of one field a single step. */
export type ChangeRule = (some: Partial<Rule>, label: string, field: string) => void;

const PHASES: Record<RulePhase, string> = {
  ready: '待っています',
  holding: '音が届いています',
  fired: '出ました',
  resting: '次に出せるまで待機中です',
};

const nameOf = ({name}: Rule): string => (name === '' ? '名前のないルール' : name);

/** One rule, with the sound that it hears and the threshold in it. */
export function RuleCard({tool, rule, place, sources, say}: Props): ReactNode {
  const heading = useId();
  const change: ChangeRule = (some, label, field) => {
    tool.changeRules((rules) => changeRule(rules, rule.id, some), {
      label,
      tag: `${rule.id} ${field}`,
    });
  };
  const [lamp, phase] = useLamp(tool, rule);
  const name = nameOf(rule);
  const isMissing = useIsMissing(tool.hub, rule.source, sources);
  return (
    <li className={styles.card} aria-labelledby={heading} data-off={!rule.isOn}>
      <div className={styles.head}>
        <span className={styles.lamp} ref={lamp} data-phase="ready" aria-hidden="true" />
        <div className={styles.title}>
          <h4 id={heading} className={styles.name}>
            {name}
          </h4>
          <span className={styles.phase} ref={phase} />
        </div>
        <Switch
          label="使う"
          name={`「${name}」を使う`}
          checked={rule.isOn}
          onChange={(isOn) => {
            change({isOn}, isOn ? 'ルールをオンにする' : 'ルールをオフにする', 'isOn');
          }}
        />
        <Button
          aria-label={`試す：「${name}」`}
          onClick={() => {
            tool.tryRule(rule);
          }}
        >
          試す
        </Button>
      </div>
      <RuleLevel tool={tool} rule={rule} change={change} />
      {isMissing && (
        <p className={styles.missing} role="alert">
          {`音源「${sourceName(rule.source)}」が見つかりません。OBSで名前が変わったときは、「編集」の「音源」を選び直してください。`}
        </p>
      )}
      <p className={styles.summary}>{summaryOf(rule)}</p>
      <details className={styles.more}>
        {/* With an `aria-label` the words would be told again as its description. */}
        <summary>
          <span className="visually-hidden">「{name}」の</span>
          <span>編集</span>
        </summary>
        <div className={styles.edit}>
          <TextField
            label="名前"
            maxLength={30}
            value={rule.name}
            onChange={(name) => {
              change({name}, 'ルールの名前', 'name');
            }}
          />
          <RuleEffect rule={rule} change={change} />
          <RuleConditions rule={rule} sources={sources} change={change} />
          <Handles tool={tool} rule={rule} place={place} say={say} />
        </div>
      </details>
    </li>
  );
}

interface LevelProps extends Pick<Props, 'tool' | 'rule'> {
  readonly change: ChangeRule;
}

/** What the rule hears, and its threshold in it. */
function RuleLevel({tool, rule, change}: LevelProps): ReactNode {
  return (
    <div className={styles.level}>
      <LevelBar
        label={`「${nameOf(rule)}」が聞く音`}
        read={() => {
          const levels = tool.hub.heard(rule.source);
          return levels && levelFor(levels, rule);
        }}
        threshold={{
          value: rule.threshold,
          hysteresis: rule.hysteresis,
          label: `「${nameOf(rule)}」のしきい値`,
          onChange: (threshold) => {
            change({threshold}, 'しきい値', 'threshold');
          },
        }}
      />
      <p className={styles.threshold}>
        しきい値 <b>{rule.threshold}dB</b>
        <span>斜線まで下がると、次に出せます</span>
      </p>
    </div>
  );
}

/** What happens, in a few words. */
function summaryOf({effect, shake, counts, word, source}: Rule): string {
  const {kind, emojis, text} = effect;
  const drawn = kind === 'none' ? '演出なし' : EFFECT_NAMES[kind];
  const isPlain = kind === 'confetti' || kind === 'none';
  const what = kind === 'notifier' ? text : emojis;
  return [
    isPlain ? drawn : `${drawn} ${what}`,
    ...(shake ? ['画面を揺らす'] : []),
    ...(counts ? ['回数に数える'] : []),
    ...(word === '' ? [] : [`合図「${word}」`]),
    ...(source === ANY ? [] : [sourceName(source)]),
  ].join('、');
}

/** The lamp follows the engine picture by picture, past React. */
function useLamp(tool: PartyTool, {id, isOn}: Rule) {
  const mark = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  useFrame(() => {
    const phase = isOn ? tool.hub.phaseOf(id) : 'ready';
    if (mark.current === null || mark.current.dataset['phase'] === phase) return;
    mark.current.dataset['phase'] = phase;
    if (words.current !== null) words.current.textContent = isOn ? PHASES[phase] : '';
  });
  return [mark, words] as const;
}

function Handles({tool, rule, place, say}: Omit<Props, 'sources'>): ReactNode {
  const {id, name} = rule;
  const move = (by: -1 | 1): void => {
    tool.changeRules((rules) => moveRule(rules, id, by), {label: 'ルールの順番'});
    say(`「${name}」を${by === -1 ? '上' : '下'}へ動かしました。`);
  };
  return (
    <div className={styles.handles}>
      <Button
        aria-label={`「${name}」を上へ`}
        disabled={place.isFirst}
        onClick={() => {
          move(-1);
        }}
      >
        ↑
      </Button>
      <Button
        aria-label={`「${name}」を下へ`}
        disabled={place.isLast}
        onClick={() => {
          move(1);
        }}
      >
        ↓
      </Button>
      <Button
        aria-label={`「${name}」を複製`}
        onClick={() => {
          tool.changeRules((rules) => duplicateRule(rules, id, newId()), {label: 'ルールの複製'});
          say(`「${name}」を複製しました。`);
        }}
      >
        複製
      </Button>
      <Button
        aria-label={`「${name}」を消す`}
        onClick={() => {
          tool.changeRules((rules) => deleteRule(rules, id), {label: 'ルールを消す'});
          say(`「${name}」を消しました。`);
        }}
      >
        消す
      </Button>
    </div>
  );
}
