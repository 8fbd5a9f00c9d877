import {useRef, type ReactNode} from 'react';
import type {ListField} from '@komebiyori/overlays/model/fields';
import {Checks, TextInput} from '@site/src/components/ToolParts';

import {useRoving} from '../keys/useRoving';
import ui from '../ui/ui.module.css';
import {optionsOf, type ControlProps} from './control';
import styles from './controls.module.css';

/** Entries of a list: ticked when they are known, else one a line. */
export function ListControl(props: ControlProps<ListField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const entries = Array.isArray(value) ? (value as readonly string[]) : [];
  const box = useRef<HTMLDivElement>(null);
  useRoving(box, 'input');
  if (field.choices === undefined) {
    return (
      <TextInput
        {...{id, describedBy}}
        className={ui.field}
        rows={3}
        placeholder="1行に1つ"
        value={entries.join('\n')}
        limit={{max: field.maxLength, maxLines: field.maxItems}}
        onChange={(text) => {
          onChange(text.split('\n'));
        }}
      />
    );
  }
  return (
    <div
      ref={box}
      className={styles.ticks}
      id={id}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
    >
      <Checks
        values={entries}
        options={optionsOf(field.choices)}
        className={styles.tick}
        onChange={onChange}
      />
    </div>
  );
}
