import {useId, type ReactNode} from 'react';
import type {Option} from '@site/src/components/ToolParts';

import styles from './controls.module.css';
import {FieldFrame, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly values: readonly string[];
  readonly options: readonly Option<string>[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Any of a few. Values from elsewhere that are not among the options stay. */
export function ChecksControl(props: Props): ReactNode {
  const {values, options, onChange} = props;
  const id = useId();
  const unknown = values
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({value, name: value}));
  return (
    <FieldFrame {...props} id={id} isWide isGroup>
      <span className={styles.checks}>
        {[...options, ...unknown].map(({value, name}) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={values.includes(value)}
              onChange={({target}) => {
                const rest = values.filter((one) => one !== value);
                onChange(target.checked ? [...rest, value] : rest);
              }}
            />
            {name}
          </label>
        ))}
      </span>
    </FieldFrame>
  );
}
