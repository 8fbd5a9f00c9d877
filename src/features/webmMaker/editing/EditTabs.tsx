import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {ExportPlan} from '@komebiyori/webm/planExport';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {isPartChanged, resetPart, type Part} from '../tool/draft';
import type {Opened} from '../tool/phase';
import type {Tool} from '../tool/tool';
import styles from './EditTabs.module.css';
import {FinishPanel} from './FinishPanel';
import {KeyPanel} from './KeyPanel';
import {ShapePanel} from './ShapePanel';
import {TimePanel} from './TimePanel';

export interface PanelProps {
  readonly tool: Tool;
  readonly opened: Opened;
  readonly plan: ExportPlan;
}

const TABS = [
  {part: 'key', name: '背景を抜く', Content: KeyPanel},
  {part: 'time', name: '時間', Content: TimePanel},
  {part: 'shape', name: '大きさ', Content: ShapePanel},
  {part: 'finish', name: '仕上げ', Content: FinishPanel},
] as const satisfies readonly {
  part: Part;
  name: string;
  Content: (props: PanelProps) => ReactNode;
}[];

/** Where the arrow keys lead from a tab; undefined for other keys. */
function nextTab(at: number, key: string): number | undefined {
  const last = TABS.length - 1;
  if (key === 'ArrowRight') return at === last ? 0 : at + 1;
  if (key === 'ArrowLeft') return at === 0 ? last : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** All that can be changed, in four panels. */
export function EditTabs({tool, opened, plan}: PanelProps): ReactNode {
  const [at, setAt] = useState(0);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const {edit} = useStore(tool.history).present.value;
  const {part, name, Content} = TABS[at] ?? TABS[0];
  const press = (event: KeyboardEvent): void => {
    const next = nextTab(at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    // Arrows step through the frames elsewhere in the tool.
    event.stopPropagation();
    setAt(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const isChanged = isPartChanged(edit, part, opened.source);
  return (
    <section className={styles.box} aria-label="編集">
      <div className={styles.tabs} role="tablist" aria-label="編集" ref={tabs}>
        {TABS.map((tab, index) => (
          <button
            key={tab.part}
            type="button"
            role="tab"
            id={`${id}${tab.part}`}
            aria-controls={`${id}panel`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onKeyDown={press}
            onClick={() => {
              setAt(index);
            }}
          >
            {tab.name}
            {isPartChanged(edit, tab.part, opened.source) && (
              <span className={styles.dot} title="変えたところがあります" />
            )}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${part}`}
      >
        <Content {...{tool, opened, plan}} />
        <p className={styles.reset}>
          <Button
            disabled={!isChanged}
            onClick={() => {
              tool.changeDraft(
                (draft) => ({...draft, edit: resetPart(draft.edit, part, opened.source)}),
                {label: `「${name}」のリセット`},
              );
            }}
          >
            「{name}」をリセット
          </Button>
        </p>
      </div>
    </section>
  );
}
