import {useId, useState, type ReactNode} from 'react';
import {Tabs} from '@site/src/components/Tabs';
import {Button} from '@site/src/components/ToolParts';

import {isPartChanged, resetPart, type Part} from '../tool/draft';
import {useBench, useDraft, useTool} from '../tool/useTool';
import styles from './EditTabs.module.css';
import {FinishPanel} from './FinishPanel';
import {KeyPanel} from './KeyPanel';
import {ShapePanel} from './ShapePanel';
import {TimePanel} from './TimePanel';

const PARTS = [
  {id: 'key', name: '背景を抜く', Content: KeyPanel},
  {id: 'time', name: '時間', Content: TimePanel},
  {id: 'shape', name: '大きさ', Content: ShapePanel},
  {id: 'finish', name: '仕上げ', Content: FinishPanel},
] as const satisfies readonly {id: Part; name: string; Content: () => ReactNode}[];

/** All that can be changed, in four panels. */
export function EditTabs(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const [part, setPart] = useState<Part>('key');
  const prefix = useId();
  const {edit} = useDraft();
  const {name, Content} = PARTS.find(({id}) => id === part) ?? PARTS[0];
  const isChanged = (id: Part): boolean => isPartChanged(edit, id, source);
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
        <Content />
        <p className={styles.reset}>
          <Button
            disabled={!isChanged(part)}
            onClick={() => {
              tool.changeDraft((draft) => ({...draft, edit: resetPart(draft.edit, part, source)}), {
                label: `「${name}」のリセット`,
              });
            }}
          >
            「{name}」をリセット
          </Button>
        </p>
      </div>
    </section>
  );
}
