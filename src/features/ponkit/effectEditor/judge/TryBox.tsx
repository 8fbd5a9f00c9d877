import {useDeferredValue, useEffect, useMemo, useState, type ReactNode} from 'react';
import {type Item, nameOf} from '@komebiyori/effects';
import {Choice, Panel, Switch, TextField, ToneMark} from '@site/src/components/ToolParts';

import type {PatternTrial} from '@komebiyori/effects/trial';
import {judge, type Arrival, type Verdict} from './judge';
import styles from './judge.module.css';

interface Props {
  readonly items: readonly Item[];
  readonly trial: PatternTrial;
  readonly onSelect: (id: string) => void;
}

const ARRIVALS = [
  {value: 'comment', name: 'コメント'},
  {value: 'reaction', name: 'リアクション・パッド'},
  {value: 'gift', name: 'ギフト'},
] as const;

/** A comment to try: which effects it would show, and why others stay away. */
export function TryBox({items, trial, onSelect}: Props): ReactNode {
  const [text, setText] = useState('');
  const [arrival, setArrival] = useState<Arrival>('comment');
  const [multipleMatch, setMultipleMatch] = useState(false);
  const settled = useDeferredValue(text);
  const tried = useTried(items, settled, trial);
  const verdicts = useMemo(
    () => judge(tried.items, tried.text, {arrival, multipleMatch, fitting: tried.fitting}),
    [tried, arrival, multipleMatch],
  );
  return (
    <Panel title="言葉を試す">
      <div className={styles.fields}>
        <TextField
          label="コメント"
          value={text}
          maxLength={500}
          placeholder="8888"
          note="上から順に、どの演出に当たるかを見ます。"
          onChange={setText}
        />
        <Choice label="届き方" value={arrival} options={ARRIVALS} onChange={setArrival} />
        <Switch
          label="当たった演出をすべて出す"
          note="本アプリの全体の設定と同じにします。"
          checked={multipleMatch}
          onChange={setMultipleMatch}
        />
      </div>
      {/* In a few words: the whole list would be read out with each letter that is typed. */}
      <p className={styles.none} role="status">
        {tried.text !== '' && countText(verdicts.length)}
      </p>
      <ol className={styles.verdicts} aria-label="当たる演出">
        {verdicts.map((verdict) => (
          <Row key={verdict.item.id} {...{verdict, onSelect}} />
        ))}
      </ol>
    </Panel>
  );
}

const NONE: ReadonlySet<string> = new Set();

interface Tried {
  readonly items: readonly Item[];
  readonly text: string;
  readonly fitting: ReadonlySet<string>;
}

/** The items and the text with the expressions that fit it; those before until they are tried. */
function useTried(items: readonly Item[], text: string, trial: PatternTrial): Tried {
  const [tried, setTried] = useState<Tried>({items, text: '', fitting: NONE});
  useEffect(() => {
    let isLeft = false;
    const lines = text === '' ? [] : items.flatMap(({pattern}) => pattern);
    void trial
      .fittingOf(lines, text)
      // Words are judged all the same.
      .catch(() => NONE)
      .then((fitting) => {
        if (!isLeft) setTried({items, text, fitting});
      });
    return () => {
      isLeft = true;
    };
  }, [items, text, trial]);
  return tried;
}

const countText = (count: number): string =>
  count === 0 ? 'どの演出にも一致しません。' : `${count}件の演出の言葉に一致します。`;

const TONES = {hit: 'good', maybe: 'warn', shadowed: 'none'} as const;

function say({kind, conditions}: Verdict): string {
  const all = conditions.map((one) => `「${one}」`).join('');
  if (kind === 'hit') return '出ます';
  if (kind === 'maybe') return `${all}の条件も満たすと出ます`;
  return '上の演出が先に一致するため、出ません';
}

function Row({
  verdict,
  onSelect,
}: {
  readonly verdict: Verdict;
  readonly onSelect: Props['onSelect'];
}): ReactNode {
  const {item, kind, line} = verdict;
  return (
    <li>
      <ToneMark tone={TONES[kind]} />
      <span>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            onSelect(item.id);
          }}
        >
          {nameOf(item)}
        </button>
        ：{say(verdict)}
        <span className={styles.line}>
          一致した言葉：<code>{line}</code>
        </span>
      </span>
    </li>
  );
}
