import {useRef, type ReactNode} from 'react';

import {templatesFile, type TemplateFacts} from '@site/plugins/overlays/client';
import {useKeptFocus} from '@site/src/components/ToolParts/useKeptFocus';

import {choose, type Choice} from './choose';
import {ListControls} from './ListControls';
import {TemplateCard} from './TemplateCard';
import styles from './TemplateList.module.css';
import {usePlaying} from './usePlaying';

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
