import {useState, type ReactNode} from 'react';
import {
  changeEffect,
  defaultItem,
  type Effect,
  EFFECT_NAMES,
  EFFECTS,
  type Item,
} from '@komebiyori/effects';
import {Button} from '@site/src/components/ToolParts';
import {EffectSketch} from '@site/src/figures/effects/EffectSketch';

import styles from './form.module.css';

interface Props {
  readonly item: Item;
  readonly onChange: (next: Item) => void;
}

/** Whether somebody has changed something of the options: another effect would lose it. */
const hasOwnOptions = ({effect, options}: Item): boolean =>
  JSON.stringify(options) !== JSON.stringify(defaultItem(effect, 'any').options);

/** The kind of the effect. Asks first where another kind would take something away. */
export function EffectChooser({item, onChange}: Props): ReactNode {
  const [wanted, setWanted] = useState<Effect>();
  const take = (effect: Effect): void => {
    setWanted(undefined);
    onChange(changeEffect(item, effect));
  };
  return (
    <>
      <fieldset className={styles.effects}>
        <legend>演出</legend>
        {EFFECTS.map((effect) => (
          <label key={effect} className={styles.effect}>
            <input
              type="radio"
              name={`effect-${item.id}`}
              checked={effect === (wanted ?? item.effect)}
              onChange={() => {
                if (effect !== item.effect && hasOwnOptions(item)) setWanted(effect);
                else take(effect);
              }}
            />
            <EffectSketch effect={effect} />
            <span>{EFFECT_NAMES[effect]}</span>
          </label>
        ))}
      </fieldset>
      {wanted !== undefined && (
        <div className={styles.ask} role="alert">
          <p>
            {`「${EFFECT_NAMES[wanted]}」に変えると、「${EFFECT_NAMES[item.effect]}」だけの設定が消えます。言葉や条件は残ります。`}
          </p>
          <div className={styles.actions}>
            <Button
              look="primary"
              onClick={() => {
                take(wanted);
              }}
            >
              {EFFECT_NAMES[wanted]}に変える
            </Button>
            <Button
              onClick={() => {
                setWanted(undefined);
              }}
            >
              変えない
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
