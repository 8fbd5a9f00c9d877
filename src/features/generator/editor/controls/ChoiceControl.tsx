import {useId, type ReactNode} from 'react';
import type {ChoiceField} from '@komebiyori/overlays/model/fields';
import {Select} from '@site/src/components/ToolParts';

import ui from '../ui/ui.module.css';
import {optionsOf, type ControlProps} from './control';
import styles from './controls.module.css';

/** More letters than these do not stand side by side. */
const MAX_LETTERS = 16;

/** Few short choices side by side, else a list that opens. */
export function ChoiceControl(props: ControlProps<ChoiceField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const name = useId();
  const {choices} = field;
  const letters = choices.reduce((sum, {label}) => sum + label.length, 0);
  if (choices.length <= 4 && letters <= MAX_LETTERS) {
    return (
      <div
        className={styles.segments}
        id={id}
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={value === choice.value}
              onChange={() => {
                onChange(choice.value);
              }}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    );
  }
  return (
    <Select
      {...{id, describedBy, onChange}}
      className={ui.field}
      value={String(value)}
      options={optionsOf(choices)}
    />
  );
}
