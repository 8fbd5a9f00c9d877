import type {ReactNode} from 'react';

import {CommentTrack} from './CommentTrack';
import {Confetti} from './Confetti';
import {Room} from './Room';
import styles from './StreamScene.module.css';

const LABEL =
  '配信画面の絵です。ヘッドホンを付けたおにぎりの配信者の横に、いくつもの配信サイトから届いたコメントが一列に並んで上がっていきます。ギフトは色付きの札で目立ち、「8888」のコメントで紙吹雪が飛びます。左上に投票の途中結果、下に次の参加者の名前が出ています。';

/**
 * The product at work: an overlay over a stream, drawn in HTML, SVG and CSS. Nothing moves for
 * visitors who asked for less motion, and everybody can stop it.
 */
export function StreamScene(): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} role="img" aria-label={LABEL}>
        <div aria-hidden="true">
          <Room />
          <Poll />
          <Confetti />
          <CommentTrack />
          <div className={styles.queue}>
            <span className={styles.queueTitle}>参加待ち</span>
            <span>① ねむい猫</span>
            <span>② みかん箱</span>
            <span>③ しおむすび</span>
          </div>
        </div>
      </div>
      <figcaption className={styles.caption}>
        <span>配信に重ねた様子（絵）</span>
        <label className={styles.pause}>
          <input type="checkbox" className={styles.checkbox} />
          動きを止める
        </label>
      </figcaption>
    </figure>
  );
}

function Poll(): ReactNode {
  return (
    <div className={styles.poll}>
      <span className={styles.pollTitle}>次はどれにする？</span>
      <span className={styles.answer}>
        ① 歌う
        <i className={styles.barA} />
      </span>
      <span className={styles.answer}>
        ② 話す
        <i className={styles.barB} />
      </span>
    </div>
  );
}
