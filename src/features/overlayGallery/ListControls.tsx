import type {ReactNode} from 'react';

import {MARK_IDS, MARKS, ORDER_IDS, ORDERS, type Choice} from './choose';
import styles from './ListControls.module.css';

interface Props {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
  /** How many templates are shown. */
  readonly count: number;
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly hasOrder?: boolean;
}

/** Narrows a list of templates, puts it in order, and stops what moves in it. */
export function ListControls(props: Props): ReactNode {
  const {choice, onChange, count, isMoving, onMoving, hasOrder = false} = props;
  const {marks, order} = choice;
  return (
    <div className={styles.controls}>
      <fieldset className={styles.marks}>
        <legend>絞り込む</legend>
        {MARK_IDS.map((id) => (
          <label key={id} className={styles.mark}>
            <input
              type="checkbox"
              checked={marks.includes(id)}
              onChange={({target}) => {
                onChange({
                  marks: MARK_IDS.filter((one) =>
                    one === id ? target.checked : marks.includes(one),
                  ),
                });
              }}
            />
            {MARKS[id].label}
          </label>
        ))}
      </fieldset>
      {hasOrder && (
        <label className={styles.field}>
          並べ方
          <select
            value={order}
            onChange={({target}) => {
              onChange({order: ORDER_IDS.find((id) => id === target.value) ?? 'picked'});
            }}
          >
            {ORDER_IDS.map((id) => (
              <option key={id} value={id}>
                {ORDERS[id].label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <input
          type="checkbox"
          checked={isMoving}
          onChange={({target}) => {
            onMoving(target.checked);
          }}
        />
        見本を動かす
      </label>
      <p className={styles.count} role="status">
        {count}種類
        {count === 0 && '。条件に合うものがありません。絞り込みを減らしてください。'}
      </p>
    </div>
  );
}
