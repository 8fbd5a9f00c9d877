import {useRef, type ReactNode} from 'react';
import type {ListField} from '@komebiyori/overlays/model/fields';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';
import {codePoints} from '@site/src/lib/textLimit';

import {useRoving} from '../keys/useRoving';
import ui from '../ui/ui.module.css';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** Entries of a list: ticked when they are known, else one a line. */
export function ListControl(props: ControlProps<ListField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const entries = Array.isArray(value) ? (value as readonly string[]) : [];
  const {choices} = field;
  const box = useRef<HTMLDivElement>(null);
  useRoving(box, 'input');
  if (choices === undefined) return <Lines {...props} entries={entries} />;
  return (
    <div
      ref={box}
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

function Lines({field, entries, onChange, id, describedBy}: LinesProps): ReactNode {
  const limit = {max: field.maxLength, maxLines: field.maxItems, count: codePoints};
  const typed = useTypedText(entries.join('\n'), limit, (text) => {
    onChange(text.split('\n'));
  });
  return (
    <>
      <textarea
        className={ui.field}
        rows={3}
        id={id}
        aria-describedby={describedByTyped(describedBy, {id, typed})}
        placeholder="1行に1つ"
        {...typed.field}
      />
      <TypedNote id={id} typed={typed} />
    </>
  );
}
