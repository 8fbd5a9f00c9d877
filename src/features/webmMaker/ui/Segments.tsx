import {useId, type ReactNode} from 'react';
import type {Option} from '@site/src/components/ToolParts';

import styles from './ui.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  /** The label is for screen readers alone. */
  readonly isLabelHidden?: boolean;
}

/** One of a few that are all seen. */
export function Segments<T extends string>(props: Props<T>): ReactNode {
  const {label, value, options, onChange, isLabelHidden = false} = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.segmentRow}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
