import {useId, useState, type ReactNode} from 'react';
import {nameOf, writeItems, type Item} from '@komebiyori/effects';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Choice, Panel, ToneMark} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';

import {MAX_ITEMS} from '../../work/work';
import {readText, type Reading} from './exchange';
import styles from './json.module.css';

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

interface ReadJsonProps {
  /** How many items there are that could be replaced. */
  readonly count: number;
  readonly onAppend: (items: readonly Item[]) => void;
  readonly onReplace: (items: readonly Item[]) => void;
}

/** Takes JSON that is pasted, typed or chosen as a file. */
function ReadJson({count, onAppend, onReplace}: ReadJsonProps): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading>();
  const [said, say] = useSaid();
  const change = (next: string): void => {
    setText(next);
    setReading(next.trim() === '' ? undefined : readText(next));
    say('');
  };
  const items = reading?.kind === 'read' ? reading.items : [];
  const tooMany = count + items.length > MAX_ITEMS;
  const take = (give: ReadJsonProps['onAppend'], done: string): void => {
    give(items);
    setText('');
    setReading(undefined);
    say(`${items.length}件の演出を${done}。「元に戻す」で戻せます。`);
  };
  return (
    <div>
      <div className={styles.bar}>
        <label className={styles.file}>
          ファイルから読む
          <input
            type="file"
            accept=".json,application/json"
            onChange={({target}) => {
              void target.files?.[0]?.text().then(change);
              target.value = '';
            }}
          />
        </label>
        <Button
          disabled={items.length === 0 || tooMany}
          onClick={() => {
            take(onAppend, '後ろに追加しました');
          }}
        >
          後ろに追加
        </Button>
        {count > 0 && (
          <Button
            disabled={items.length === 0 || items.length > MAX_ITEMS}
            onClick={() => {
              take(onReplace, '読み込みました');
            }}
          >
            すべて置き換える
          </Button>
        )}
      </div>
      <label htmlFor={id} className={styles.label}>
        読み込むJSON
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={10}
        spellCheck={false}
        placeholder="ここに貼り付けます"
        aria-describedby={`${id}-result`}
        value={text}
        onChange={({target}) => {
          change(target.value);
        }}
      />
      <div role="status" id={`${id}-result`} className={styles.result}>
        {said !== false && <p>{said}</p>}
        {reading !== undefined && <Result reading={reading} />}
        {items.length > 0 && tooMany && (
          <p>
            <ToneMark tone="bad" /> 演出は{MAX_ITEMS}件までです。今の{count}
            件から使わない演出を削除するか、JSONを分けてください。
          </p>
        )}
      </div>
    </div>
  );
}

function Result({reading}: {readonly reading: Reading}): ReactNode {
  if (reading.kind === 'broken') {
    return (
      <p>
        <ToneMark tone="bad" /> {reading.text}
      </p>
    );
  }
  const {items, problems, hasGlobal} = reading;
  return (
    <>
      {items.length > 0 && (
        <p>
          <ToneMark tone="good" /> {items.length}件の演出を読めました。
        </p>
      )}
      {items.length === 0 && problems.length === 0 && !hasGlobal && (
        <p>
          <ToneMark tone="bad" />{' '}
          演出が1つも入っていません。「JSONを書き出す」で保存したものを貼り付けてください。
        </p>
      )}
      {problems.map(({message}) => (
        <p key={message}>
          <ToneMark tone="bad" /> {message}
        </p>
      ))}
      {hasGlobal && <p>全体の設定は読み込みません。本アプリの編集の画面で決めます。</p>}
    </>
  );
}

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
