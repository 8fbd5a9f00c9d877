import type {ReactNode} from 'react';
import {useSaid} from '@site/src/lib/useSaid';

import type {SceneComment} from './comments';
import styles from './Composer.module.css';

interface Line {
  readonly text: string;
  /** What comes of it, as the visitor hears it. */
  readonly effect: string;
  readonly gift?: true;
}

const LINES: readonly Line[] = [
  {text: 'こんばんは！', effect: 'コメントの一覧に出ました。'},
  {text: '8888', effect: '紙吹雪が飛びました。'},
  {text: '①', effect: 'アンケートの①に1票入りました。'},
  {text: '参加', effect: '参加待ちの列に並びました。'},
  {text: 'ギフトを贈る', effect: '金色のコメントが出て、紙吹雪が飛びました。', gift: true},
];

const commentOf = ({text, gift}: Line): SceneComment => ({
  site: 'コ',
  name: 'あなた',
  text: gift ? '応援しています' : text,
  ...(gift && {mark: 'ギフト' as const}),
});

/** Buttons with which visitors comment on the drawn stream themselves. */
export function Composer({say}: {readonly say: (comment: SceneComment) => void}): ReactNode {
  const [said, tell] = useSaid();
  return (
    <div className={styles.composer} role="group" aria-labelledby="composer">
      <span id="composer" className={styles.label}>
        コメントを流してみる
      </span>
      <span className={styles.lines}>
        {LINES.map((line) => (
          <button
            key={line.text}
            type="button"
            className={styles.line}
            onClick={() => {
              say(commentOf(line));
              tell(`「${line.text}」：${line.effect}`);
            }}
          >
            {line.text}
          </button>
        ))}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
