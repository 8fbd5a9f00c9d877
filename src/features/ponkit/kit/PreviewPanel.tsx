import {useMemo, useState, type ReactNode, type Ref} from 'react';
import {Button, FIELD_LOOK, Panel} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import styles from './KitTab.module.css';
import {
  compare,
  excessOf,
  fitNames,
  keyOf,
  mergeKit,
  type Choice,
  type Difference,
  type PartKind,
} from './merge';
import type {Kit} from './openKit.browser';

interface Props {
  readonly kit: Kit;
  readonly heading: Ref<HTMLHeadingElement>;
  /** It is in the work now. */
  readonly onTaken: () => void;
  /** Leads to the pad. */
  readonly onPad: () => void;
  readonly onClose: () => void;
}

const KINDS: readonly (readonly [PartKind, string])[] = [
  ['pages', 'ページ'],
  ['buttons', 'ボタン'],
  ['items', '演出'],
  ['assets', '素材'],
];
const STATUS = {new: '新しい', changed: '変わる', same: '同じ'} as const;
const CHOICES: readonly (readonly [Choice, string])[] = [
  ['take', 'キットの内容にする'],
  ['leave', '今のまま'],
  ['both', '両方を残す'],
];
const NEW_CHOICES: readonly (readonly [Choice, string])[] = [
  ['take', '取り込む'],
  ['leave', '取り込まない'],
];

/** What a kit would change, with a choice for each part. */
export function PreviewPanel({kit, heading, onTaken, onPad, onClose}: Props): ReactNode {
  const tool = useTool();
  const work = useStore(tool.work);
  const fitted = useMemo(() => fitNames(work, kit.work), [work, kit]);
  const differences = useMemo(() => compare(work, fitted), [work, fitted]);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [said, say] = useSaid();
  const [isDone, setDone] = useState(false);
  const choose = (some: readonly Difference[], choice: Choice): void => {
    setChoices(new Map([...choices, ...some.map((one) => [keyOf(one), choice] as const)]));
  };
  const changed = differences.filter(({status}) => status === 'changed');
  const isNothing = differences.every(({status}) => status === 'same');
  const takeIn = async (): Promise<void> => {
    const merge = {choices, newId: () => crypto.randomUUID()};
    const next = mergeKit(work, fitted, merge);
    const excess = excessOf(next);
    if (excess !== undefined) {
      say(`取り込めません。${excess}取り込むものを減らしてください。`);
      return;
    }
    for (const {id} of next.assets) {
      const bytes = kit.files.get(id);
      if (bytes !== undefined) await tool.assets.take(id, bytes);
    }
    tool.change(() => next, {label: 'キットの取り込み'});
    setDone(true);
    onTaken();
  };
  if (isDone) return <TakenPanel {...{kit, heading, onPad, onClose}} />;
  return (
    <Panel title={`${kit.name}の中身`} heading={heading}>
      {kit.left > 0 && (
        <p className={styles.problem}>
          {kit.left}個は読み取れないので、取り込みません。残りは取り込めます。
        </p>
      )}
      {isNothing && <p>今の内容とすべて同じです。取り込むものはありません。</p>}
      {changed.length > 1 && (
        <ChangedRow
          count={changed.length}
          onChoose={(choice) => {
            choose(changed, choice);
          }}
        />
      )}
      {KINDS.map(([kind, name]) => (
        <Group
          key={kind}
          name={name}
          differences={differences.filter((one) => one.kind === kind)}
          choices={choices}
          onChoose={(one, choice) => {
            choose([one], choice);
          }}
        />
      ))}
      <div className={styles.row}>
        <Button
          look="primary"
          disabled={isNothing}
          onClick={() => {
            void takeIn();
          }}
        >
          取り込む
        </Button>
        <Button onClick={onClose}>やめる</Button>
      </div>
      <p className={styles.note} role="status">
        {said}
      </p>
    </Panel>
  );
}

function TakenPanel({kit, heading, onPad, onClose}: Omit<Props, 'onTaken'>): ReactNode {
  return (
    <Panel title={`${kit.name}を取り込みました`} heading={heading}>
      <p role="status">取り消すときは、上の「元に戻す」を押します。</p>
      <div className={styles.row}>
        <Button look="primary" onClick={onPad}>
          パッドを開く
        </Button>
        <Button onClick={onClose}>閉じる</Button>
      </div>
    </Panel>
  );
}

interface ChangedRowProps {
  readonly count: number;
  readonly onChoose: (choice: Choice) => void;
}

/** One choice for all that a kit would change. */
function ChangedRow({count, onChoose}: ChangedRowProps): ReactNode {
  return (
    <div className={styles.row} role="group" aria-label="変わるものをまとめて選ぶ">
      <span>変わる{count}個をまとめて：</span>
      {CHOICES.map(([choice, name]) => (
        <Button
          key={choice}
          onClick={() => {
            onChoose(choice);
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly differences: readonly Difference[];
  readonly choices: ReadonlyMap<string, Choice>;
  readonly onChoose: (difference: Difference, choice: Choice) => void;
}

function Group({name, differences, choices, onChoose}: GroupProps): ReactNode {
  if (differences.length === 0) return null;
  const counts = (['new', 'changed', 'same'] as const).map((status) => {
    const count = differences.filter((one) => one.status === status).length;
    return `${STATUS[status]}${count}`;
  });
  const others = differences.filter(({status}) => status !== 'same');
  return (
    <section className={styles.group}>
      <h4>
        {name}（{counts.join('・')}）
      </h4>
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((one) => (
            <li key={one.id}>
              <span className={styles.status} data-status={one.status}>
                {STATUS[one.status]}
              </span>
              <span className={styles.name}>{one.name}</span>
              <select
                className={FIELD_LOOK}
                aria-label={`${name}「${one.name}」`}
                value={choices.get(keyOf(one)) ?? 'take'}
                onChange={({target}) => {
                  const chosen = CHOICES.find(([choice]) => choice === target.value);
                  if (chosen !== undefined) onChoose(one, chosen[0]);
                }}
              >
                {(one.status === 'new' ? NEW_CHOICES : CHOICES).map(([choice, text]) => (
                  <option key={choice} value={choice}>
                    {text}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
