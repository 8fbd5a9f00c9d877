import {useId, type ReactNode} from 'react';
import {FIELD_LOOK, type Option} from '@site/src/components/ToolParts';

import {described, FieldFrame, type FieldProps} from './FieldFrame';

interface Props<T extends string> extends FieldProps {
  /** One that is not among the options, as in a file from elsewhere, is shown as it is. */
  readonly value: string;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** One of a few. */
export function ChoiceControl<T extends string>(props: Props<T>): ReactNode {
  const {value, options, onChange} = props;
  const id = useId();
  const isKnown = options.some((option) => option.value === value);
  return (
    <FieldFrame {...props} id={id}>
      <select
        id={id}
        className={FIELD_LOOK}
        value={value}
        {...described(id, props)}
        onChange={({target}) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
