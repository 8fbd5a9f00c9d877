import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {nameOf, type Item} from '@komebiyori/effects';
import {createPatternTrial} from '@komebiyori/effects/trial';
import {Button, Panel} from '@site/src/components/ToolParts';
import {Toast} from '@site/src/components/ToolParts/Toast';
import {useStepSaid} from '@site/src/components/ToolParts/useStepSaid';
import type {Change} from '@site/src/lib/history';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {MAX_ITEMS} from '../work/work';
import styles from './EffectEditor.module.css';
import {ItemForm} from './form/ItemForm';
import {JsonPanel} from './json/JsonPanel';
import {TryBox} from './judge/TryBox';
import {ItemList} from './list/ItemList';
import {PreviewPanel} from './preview/PreviewPanel';
import {useEdits} from './useEdits';
import {useProblems} from './useProblems';

/** Makes and changes the effects of a word party. */
export default function EffectEditor(): ReactNode {
  const tool = useTool();
  const {items} = useStore(tool.work);
  const known = useStore(tool.assets.list);
  const sizes = useMemo(() => new Map(known.map(({path, size}) => [path, size])), [known]);
  const [trial] = useState(createPatternTrial);
  useEffect(() => trial.close, [trial]);
  const problems = useProblems(items, sizes, trial);
  const [said, say] = useStepSaid(tool.history);
  const change = (next: readonly Item[], step: Change): void => {
    tool.change((work) => ({...work, items: next}), step);
  };
  const {item, choose, ...edits} = useEdits(items, change, say);
  const isFull = items.length >= MAX_ITEMS;
  return (
    <div className={styles.editor}>
      <div className={styles.bench} data-empty={item === undefined || undefined}>
        <ItemList
          {...{items, problems, isFull}}
          selected={item?.id}
          onSelect={choose}
          onAdd={edits.add}
          onMove={edits.move}
          onEnable={edits.enable}
        />
        {item !== undefined && (
          <>
            <PreviewPanel item={item} />
            <Panel
              title={`「${nameOf(item)}」の設定`}
              className={styles.form}
              aside={
                <span className={styles.actions}>
                  <Button
                    disabled={isFull}
                    onClick={() => {
                      edits.duplicate(item);
                    }}
                  >
                    複製
                  </Button>
                  <Button
                    onClick={() => {
                      edits.remove(item);
                    }}
                  >
                    削除
                  </Button>
                </span>
              }
            >
              <ItemForm
                item={item}
                problems={problems.filter(({id}) => id === item.id)}
                onChange={edits.edit}
              />
            </Panel>
          </>
        )}
      </div>
      {items.length > 0 && <TryBox items={items} trial={trial} onSelect={choose} />}
      <Toast {...said} action={{name: '元に戻す', act: tool.undo}} />
      <JsonPanel {...{item, items}} onAppend={edits.append} onReplace={edits.replace} />
    </div>
  );
}
