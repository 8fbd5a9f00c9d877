import {useRef, type ReactNode} from 'react';

import {templatesFile, type TemplateFacts} from '@site/plugins/overlays/client';
import {useKeptFocus} from '@site/src/components/ToolParts/useKeptFocus';

import {choose, MARK_IDS, MARKS, ORDER_IDS, ORDERS, type Choice} from './choose';
import {TemplateCard} from './TemplateCard';
import styles from './TemplateList.module.css';
import {usePlaying} from './usePlaying';

interface ListControlsProps {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
  /** How many templates are shown. */
  readonly count: number;
  readonly isMoving: boolean;
  readonly onMoving: (isMoving: boolean) => void;
  readonly hasOrder?: boolean;
}

/** Narrows a list of templates, puts it in order, and stops what moves in it. */
function ListControls(props: ListControlsProps): ReactNode {
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

interface Props {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
  readonly hasOrder?: boolean;
  /** What can be done with a template, and what else is to be known. */
  readonly children: (template: TemplateFacts) => ReactNode;
}

/** The templates that the visitor chose to see, with what narrows the list. */
export function TemplateList({choice, onChange, hasOrder = false, children}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const shown = choose(templatesFile.templates, choice);
  const {ids, isMoving, setMoving, toggle} = usePlaying(list, shown.map(({id}) => id).join());
  return (
    <>
      <ListControls
        choice={choice}
        onChange={onChange}
        count={shown.length}
        isMoving={isMoving}
        onMoving={setMoving}
        hasOrder={hasOrder}
      />
      <ul ref={list} className={styles.list}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isPlaying={ids.includes(template.id)}
            onToggle={() => {
              toggle(template.id);
            }}
          >
            {children(template)}
          </TemplateCard>
        ))}
      </ul>
    </>
  );
}
