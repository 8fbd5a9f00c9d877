import {useId, type ReactNode} from 'react';
import {templatesFor, type KnownTemplate} from '@komebiyori/overlays/templates';
import type {Design} from '@komebiyori/overlays/model/design';

import {useDispatch} from '../EditorContext';
import type {EditorParts} from '../parts';
import styles from './TemplateChooser.module.css';

interface Props {
  readonly design: Design;
  readonly thumbAddress: EditorParts['thumbAddress'];
}

/** The templates of a version; what was changed stays where the other one has it. */
export function TemplateChooser({design, thumbAddress}: Props): ReactNode {
  const dispatch = useDispatch();
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>もとにするテンプレート</legend>
      {templatesFor(design.app).map((template) => (
        <label key={template.id} className={styles.card}>
          <input
            type="radio"
            name={name}
            aria-labelledby={`${name}${template.id}`}
            aria-describedby={`${name}${template.id}marks ${name}${template.id}text`}
            checked={template.id === design.template}
            onChange={() => {
              dispatch({type: 'move', template: template.id, at: performance.now()});
            }}
          />
          <img
            className={styles.thumb}
            src={thumbAddress(template.id)}
            alt=""
            width={480}
            height={270}
            loading="lazy"
            decoding="async"
          />
          <Facts id={`${name}${template.id}`} template={template} />
        </label>
      ))}
    </fieldset>
  );
}

interface FactsProps {
  /** Of the name; with `marks` and `text` those of what describes it. */
  readonly id: string;
  readonly template: KnownTemplate;
}

function Facts({id, template}: FactsProps): ReactNode {
  const {name, description, isPro, weight, layouts} = template;
  return (
    <>
      <span className={styles.name}>
        <span id={id}>{name}</span>
        <span className={styles.marks} id={`${id}marks`}>
          {isPro && <span className={styles.pro}>Pro</span>}
          {weight.kind === 'heavy' && <span className={styles.heavy}>重め</span>}
          <span className={styles.layouts}>{layouts.join('・')}</span>
        </span>
      </span>
      <span className={styles.text} id={`${id}text`}>
        {description}
        {weight.kind === 'heavy' && weight.why}
        {isPro && '見本と書き出しはできます。配信ですべての効果を出すには、Proが必要です。'}
      </span>
    </>
  );
}
