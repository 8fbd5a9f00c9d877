import type {ReactNode} from 'react';
import {CommentTrack} from './CommentTrack';
import {Composer} from './Composer';
import {Confetti} from './Confetti';
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
