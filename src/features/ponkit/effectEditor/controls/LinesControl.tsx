import {useId, useState, type ReactNode} from 'react';

import styles from './controls.module.css';
import {describedBy, FieldFrame, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly values: readonly string[];
  readonly rows?: number;
  readonly placeholder?: string | undefined;
  readonly isCode?: boolean;
  /** Of one line, in characters. */
  readonly maxLength?: number;
  readonly onChange: (values: readonly string[]) => void;
}

const readLines = (text: string, maxLength: number): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(0, maxLength));

/** Texts, one a line. Lines that are empty while somebody types are no texts. */
export function LinesControl(props: Props): ReactNode {
  const {values, rows = 3, placeholder, isCode = false, maxLength = 200, onChange} = props;
  const {faults = []} = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const own = values.join('\n');
  const read = (text: string): readonly string[] => readLines(text, maxLength);
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
