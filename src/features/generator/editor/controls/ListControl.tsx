import {useState, type ReactNode} from 'react';
import type {ListField} from '@site/overlays/model/fields';

import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** Entries of a list: ticked when they are known, else one a line. */
export function ListControl(props: ControlProps<ListField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const entries = Array.isArray(value) ? (value as readonly string[]) : [];
  const {choices} = field;
  if (choices === undefined) return <Lines {...props} entries={entries} />;
  return (
    <div
      className={styles.ticks}
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.tick}>
          <input
            type="checkbox"
            checked={entries.includes(choice.value)}
            onChange={({target}) => {
              const others = entries.filter((one) => one !== choice.value);
              onChange(target.checked ? [...others, choice.value] : others);
            }}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

interface LinesProps extends ControlProps<ListField> {
  readonly entries: readonly string[];
}

function Lines({entries, onChange, id, describedBy}: LinesProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      className={ui.field}
      rows={3}
      id={id}
      aria-describedby={describedBy}
      placeholder="1行に1つ"
      value={typed ?? entries.join('\n')}
      onChange={({target}) => {
        setTyped(target.value);
        onChange(target.value.split('\n'));
      }}
      onBlur={() => {
        setTyped(undefined);
      }}
    />
  );
}
