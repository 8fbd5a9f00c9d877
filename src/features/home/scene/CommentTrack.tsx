import clsx from 'clsx';
import type {ReactNode} from 'react';

import {SCENE_COMMENTS, type SceneComment} from './comments';
import styles from './CommentTrack.module.css';

/** As many rows as the window of the track shows; they repeat at its end so that the loop closes. */
const SHOWN = 4;
const ROWS = [...SCENE_COMMENTS, ...SCENE_COMMENTS.slice(0, SHOWN)];

/** The overlay: comments of several sites rising in one column. */
export function CommentTrack(): ReactNode {
  return (
    <div className={styles.window}>
      <div className={styles.track}>
        {ROWS.map((comment, index) => (
          <Row key={index} comment={comment} />
        ))}
      </div>
    </div>
  );
}

function Row({comment}: {readonly comment: SceneComment}): ReactNode {
  const {site, name, text, mark} = comment;
  return (
    <div className={styles.row}>
      <div className={clsx(styles.bubble, mark === 'ギフト' && styles.gift)}>
        <span className={styles.site}>{site}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            {name}
            {mark !== undefined && <span className={styles.mark}>{mark}</span>}
          </span>
          <span className={styles.text}>{text}</span>
        </span>
      </div>
    </div>
  );
}
