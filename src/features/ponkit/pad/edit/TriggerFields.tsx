import {useEffect, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Signal} from '../../inputs/signals';
import {isReserved, printStroke, strokeOf} from '../../inputs/strokes';
import {useTool} from '../../tool/useTool';
import type {ButtonChanges} from '../../work/edit';
import type {PadButton} from '../../work/pads';
import {buttonName} from '../Face';
import type {FieldProps} from './useEditing';
import styles from './EditPanel.module.css';

type Trigger = 'shortcut' | 'midi' | 'gamepad';

const NAMES: Readonly<Record<Trigger, string>> = {
  shortcut: 'キー',
  midi: 'MIDI',
  gamepad: 'ゲームパッド',
};
const OFF: Readonly<Record<Trigger, ButtonChanges>> = {
  shortcut: {shortcut: null},
  midi: {midi: null},
  gamepad: {gamepad: null},
};
const HINTS: Readonly<Record<Trigger, string>> = {
  shortcut: '使うキーを押してください。やめるときはEscを押します。',
  midi: '機器の鍵盤かパッドを押してください。',
  gamepad: 'ゲームパッドのボタンを押してください。',
};

const print = ({shortcut, midi, gamepad}: PadButton): Record<Trigger, string | undefined> => ({
  shortcut: shortcut === null ? undefined : printStroke(shortcut),
  midi: midi === null ? undefined : `ノート${midi}`,
  gamepad: gamepad === null ? undefined : `ボタン${gamepad}`,
});

/** What a signal says to one kind of trigger; undefined for another kind. */
function changesOf(trigger: Trigger, signal: Signal): ButtonChanges | undefined {
  if (trigger === 'midi' && signal.kind === 'midi') return {midi: signal.note};
  if (trigger === 'gamepad' && signal.kind === 'gamepad') return {gamepad: signal.index};
  return undefined;
}

/** What presses the button besides a finger; each is learnt by pressing it once. */
export function TriggerFields({button, onChange}: FieldProps): ReactNode {
  const tool = useTool();
  const [learning, learn] = useState<Trigger>();
  useEffect(() => {
    if (learning === undefined || learning === 'shortcut') return undefined;
    tool.learner.set((signal) => {
      const changes = changesOf(learning, signal);
      if (changes === undefined) return;
      onChange(changes, {label: `${NAMES[learning]}の変更`});
      learn(undefined);
    });
    return () => {
      tool.learner.set(undefined);
    };
  }, [tool, learning, onChange]);
  return (
    <fieldset className={styles.group}>
      <legend>キーや機器で押す</legend>
      {(['shortcut', 'midi', 'gamepad'] as const).map((trigger) => (
        <TriggerField
          key={trigger}
          trigger={trigger}
          button={button}
          onChange={onChange}
          isLearning={learning === trigger}
          onLearn={(isOn) => {
            if (isOn && trigger === 'midi') void tool.inputs.connectMidi();
            learn(isOn ? trigger : undefined);
          }}
        />
      ))}
    </fieldset>
  );
}

interface Props extends FieldProps {
  readonly trigger: Trigger;
  readonly isLearning: boolean;
  readonly onLearn: (isOn: boolean) => void;
}

function TriggerField({trigger, button, onChange, isLearning, onLearn}: Props): ReactNode {
  const {buttons} = useStore(useTool().work);
  const [fault, setFault] = useState('');
  const value = print(button)[trigger];
  const twins = buttons.filter(
    (one) => one.id !== button.id && value !== undefined && print(one)[trigger] === value,
  );
  const capture = (event: KeyboardEvent): void => {
    if (!isLearning || trigger !== 'shortcut' || event.key === 'Tab') return;
    event.preventDefault();
    if (event.key === 'Escape') {
      onLearn(false);
      return;
    }
    const stroke = strokeOf(event);
    if (stroke === undefined) return;
    if (isReserved(stroke)) {
      setFault(
        `${printStroke(stroke)}は、ブラウザや画面の操作に使います。別のキーを押してください。`,
      );
      return;
    }
    setFault('');
    onChange({shortcut: stroke}, {label: 'キーの変更'});
    onLearn(false);
  };
  return (
    <div className={`${styles.trigger ?? ''} ${styles.wide ?? ''}`} data-own-keys="">
      <b>{NAMES[trigger]}</b>
      <output>{value ?? 'なし'}</output>
      <Button
        data-on={isLearning}
        aria-label={
          isLearning ? `${NAMES[trigger]}を待っています` : `${NAMES[trigger]}を割り当てる`
        }
        onClick={() => {
          setFault('');
          onLearn(!isLearning);
        }}
        onKeyDown={capture}
        onBlur={() => {
          if (isLearning && trigger === 'shortcut') onLearn(false);
        }}
      >
        {isLearning ? '待っています…' : '割り当てる'}
      </Button>
      <Button
        disabled={value === undefined}
        aria-label={`${NAMES[trigger]}を外す`}
        onClick={() => {
          onChange(OFF[trigger], {label: `${NAMES[trigger]}の変更`});
        }}
      >
        外す
      </Button>
      <p className={styles.note} role="status">
        {fault || (isLearning ? HINTS[trigger] : '')}
        {twins.length > 0 &&
          `「${twins.map(buttonName).join('」「')}」にも割り当てています。押すと、すべて出ます。`}
      </p>
    </div>
  );
}
