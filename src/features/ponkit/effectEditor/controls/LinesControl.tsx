import {useId, useState, type ReactNode} from 'react';

import styles from './controls.module.css';
import {describedBy, FieldFrame, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly values: readonly string[];
  readonly rows?: number;
  readonly placeholder?: string | undefined;
  readonly isCode?: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

const read = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** Texts, one a line. Lines that are empty while somebody types are no texts. */
export function LinesControl(props: Props): ReactNode {
  const {values, rows = 3, placeholder, isCode = false, onChange, faults = []} = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const own = values.join('\n');
  const isTyped = typed !== undefined && read(typed).join('\n') === own;
  return (
    <FieldFrame {...props} id={id} isWide>
      <textarea
        id={id}
        className={styles.input}
        data-code={isCode || undefined}
        rows={rows}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        aria-describedby={describedBy(id, props)}
        aria-invalid={faults.length > 0 || undefined}
        value={isTyped ? typed : own}
        onChange={({target}) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
      />
    </FieldFrame>
  );
}
