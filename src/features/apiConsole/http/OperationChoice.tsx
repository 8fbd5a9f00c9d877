import data from '@generated/markdown/default/http.json';
import {useId, type ReactNode} from 'react';
import {FIELD_LOOK} from '@site/src/components/ToolParts';
import type {Operation} from '@site/src/lib/apiReference/definition';
import {chosenOperation} from '../chosenOperation';
import styles from './Http.module.css';

const {operations, tags} = data;

/** All operations of the definition, of which the form shows one. */
export function OperationChoice({operation}: {readonly operation: Operation}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>操作</label>
      <select
        id={id}
        className={FIELD_LOOK}
        value={operation.id}
        onChange={({target}) => {
          chosenOperation.set(target.value);
        }}
      >
        {tags.map(({name, description}) => (
          <optgroup key={name} label={description}>
            {operations
              .filter(({tag}) => tag === name)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.method} {one.path}（{one.summary}）
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
