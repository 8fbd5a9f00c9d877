import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import {useSaid} from '@site/src/lib/useSaid';

import type {SceneComment} from './comments';
import {CommentTrack} from './CommentTrack';
import {Room} from './Room';
import styles from './StreamScene.module.css';
import {useFeed} from './useFeed';

const LABEL =
  '配信画面にコメびよりを重ねた様子の図。右に、いろいろな配信サイトのコメントが下から上へ流れています。左にアンケートの途中結果、下に次の参加者の名前が出ています。';

const QUEUE_NUMBERS = ['①', '②', '③'];

/**
 * The product at work: an overlay over a stream, drawn in HTML, SVG and CSS. Styles alone move it
 * until the application is there; then simulated viewers write, and visitors may too. Nothing moves
 * out of sight or for visitors who asked for less motion, and everybody can stop it.
 */
export function StreamScene(): ReactNode {
  const {feed, live, stage, track, pause, say} = useFeed();
  return (
    <div>
      <figure className={styles.figure}>
        <div className={styles.stage} role="img" aria-label={LABEL} ref={stage}>
          <div aria-hidden="true">
            <Room />
            <Poll votes={feed.votes} />
            <Confetti key={feed.bursts} live={live} bursts={feed.bursts} />
            <CommentTrack feed={feed} live={live} track={track} />
            <div className={styles.queue}>
              <span className={styles.queueTitle}>参加待ち</span>
              {QUEUE_NUMBERS.map((number, index) => (
                <span key={number}>
                  {number} {feed.queue[index]}
                </span>
              ))}
              {feed.queue.length > QUEUE_NUMBERS.length && (
                <span>ほか{feed.queue.length - QUEUE_NUMBERS.length}人</span>
              )}
            </div>
          </div>
        </div>
        <figcaption className={styles.caption}>
          <span>配信に重ねた様子（図）</span>
          <label className={styles.pause}>
            <input type="checkbox" className={styles.checkbox} ref={pause} />
            動きを止める
          </label>
        </figcaption>
      </figure>
      <Composer say={say} />
    </div>
  );
}

/** The votes that the comments have cast. */
function Poll({votes}: {readonly votes: readonly [number, number]}): ReactNode {
  const most = Math.max(...votes);
  return (
    <div className={styles.poll}>
      <span className={styles.title}>次はどれにする？</span>
      {(['① 歌う', '② 話す'] as const).map((answer, index) => {
        const count = votes[index] ?? 0;
        return (
          <span key={answer} className={styles.answer}>
            <span className={styles.words}>
              {answer}
              <span>{count}票</span>
            </span>
            <i
              className={index === 0 ? styles.first : styles.second}
              style={{width: `${Math.round((count / most) * 100)}%`}}
            />
          </span>
        );
      })}
    </div>
  );
}

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
function Composer({say}: {readonly say: (comment: SceneComment) => void}): ReactNode {
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

/** Where each piece flies to, in parts of the stream's width, and its turn. Fixed: no randomness in a drawing. */
const PIECES = [
  [-24, -15, 200],
  [-19, -20, -160],
  [-14, -13, 300],
  [-9, -21, 120],
  [-4, -16, -240],
  [1, -23, 260],
  [6, -14, -120],
  [11, -20, 340],
  [16, -15, -300],
  [21, -19, 180],
  [25, -12, -200],
  [-27, -8, 140],
  [28, -6, -160],
  [-12, -7, 220],
] as const;

const TONES = [styles.amber, styles.accent, styles.rice, styles.leaf];

interface ConfettiProps {
  /** Whether the application feeds the overlay; until then a loop of styles sets it off. */
  readonly live: boolean;
  /** How often it has gone off since; mount a new one for each time. */
  readonly bursts: number;
}

/** The word party: the comment 「8888」 lets a cracker go off. */
function Confetti({live, bursts}: ConfettiProps): ReactNode {
  if (live && bursts === 0) return null;
  return (
    <div className={clsx(styles.origin, live && styles.once)} data-entering={live ? '' : undefined}>
      {PIECES.map(([x, y, turn], index) => (
        <i
          key={index}
          className={clsx(styles.piece, TONES[index % TONES.length])}
          style={{'--x': `${x}cqi`, '--y': `${y}cqi`, '--turn': `${turn}deg`} as CSSProperties}
        />
      ))}
    </div>
  );
}
