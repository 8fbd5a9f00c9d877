import {useId, useState, type ReactNode} from 'react';
import {nameOf, writeItems, type Item} from '@komebiyori/effects';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';

import styles from './json.module.css';
import {ReadJson} from './ReadJson';

interface Props {
  readonly item: Item | undefined;
  readonly items: readonly Item[];
  readonly onAppend: (items: readonly Item[]) => void;
  readonly onReplace: (items: readonly Item[]) => void;
}

const WHICH = [
  {value: 'one', name: '選んだ演出'},
  {value: 'all', name: 'すべての演出'},
] as const;

/** The items as the app writes them: out and in. */
export function JsonPanel({item, items, onAppend, onReplace}: Props): ReactNode {
  const id = useId();
  const [which, setWhich] = useState<'one' | 'all'>('all');
  const isOne = which === 'one' && item !== undefined;
  const text = writeItems(isOne ? [item] : items);
  const {said, copy} = useCopy(() => text);
  return (
    <Panel title="JSONで渡す">
      <div className={styles.sides}>
        <div>
          <div className={styles.bar}>
            <Choice label="書き出す演出" value={which} options={WHICH} onChange={setWhich} />
            <Button onClick={copy}>コピー</Button>
            <Button
              onClick={() => {
                saveFile(isOne ? `${fileName(nameOf(item))}.json` : 'wordparty-items.json', text);
              }}
            >
              保存
            </Button>
            <span className={styles.said} role="status">
              {said}
            </span>
          </div>
          <label htmlFor={id} className={styles.label}>
            書き出すJSON
          </label>
          <textarea
            id={id}
            className={styles.text}
            readOnly
            rows={10}
            spellCheck={false}
            value={text}
          />
        </div>
        <ReadJson onAppend={onAppend} onReplace={onReplace} count={items.length} />
      </div>
      <p className={styles.note}>
        SDKの演出の型と同じ形です。画像と音は名前だけが入ります。ファイルは「キット」で一緒に渡します。
      </p>
    </Panel>
  );
}

/** A name without what file systems take for something else. */
const fileName = (name: string): string => name.replace(/[\p{Cc}\\/:*?"<>|.]/gu, '_').slice(0, 60);
