import {useId, useState, type ReactNode} from 'react';
import type {ExportPlan} from '@komebiyori/webm/planExport';
import {Tabs} from '@site/src/components/Tabs';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {isPartChanged, resetPart, type Part} from '../tool/draft';
import type {Opened} from '../tool/phase';
import type {Tool} from '../tool/tool.browser';
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

const PARTS = [
  {id: 'key', name: '背景を抜く', Content: KeyPanel},
  {id: 'time', name: '時間', Content: TimePanel},
  {id: 'shape', name: '大きさ', Content: ShapePanel},
  {id: 'finish', name: '仕上げ', Content: FinishPanel},
] as const satisfies readonly {
  id: Part;
  name: string;
  Content: (props: PanelProps) => ReactNode;
}[];

/** All that can be changed, in four panels. */
export function EditTabs({tool, opened, plan}: PanelProps): ReactNode {
  const [part, setPart] = useState<Part>('key');
  const prefix = useId();
  const {edit} = useStore(tool.history).present.value;
  const {name, Content} = PARTS.find(({id}) => id === part) ?? PARTS[0];
  const isChanged = (id: Part): boolean => isPartChanged(edit, id, opened.source);
  return (
    <section className={styles.box} aria-label="編集">
      <Tabs
        label="編集"
        tabs={PARTS.map((tab) => ({
          id: tab.id,
          label: (
            <>
              {tab.name}
              {isChanged(tab.id) && <span className={styles.dot} title="変えたところがあります" />}
            </>
          ),
        }))}
        tab={part}
        onChange={setPart}
        prefix={prefix}
        classNames={{row: styles.tabs, tab: undefined}}
      />
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${prefix}${part}`}
        aria-labelledby={`${prefix}tab-${part}`}
      >
        <Content {...{tool, opened, plan}} />
        <p className={styles.reset}>
          <Button
            disabled={!isChanged(part)}
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
