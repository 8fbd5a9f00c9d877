import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';

import {LOOP_LENGTH, SCENE_COMMENTS, type SceneComment} from './comments';
import styles from './CommentTrack.module.css';
import {ROWS_SHOWN, type Feed} from './feed';

const FIRST = SCENE_COMMENTS.slice(0, LOOP_LENGTH);
/** As many rows as are in sight repeat at the end, so that the loop closes. */
const LOOP_ROWS = [...FIRST, ...FIRST.slice(0, ROWS_SHOWN)];

interface Props {
  readonly feed: Feed;
  readonly live: boolean;
  /** The element that the loop of styles moves. */
  readonly track: RefObject<HTMLDivElement | null>;
}

/** The overlay: comments of several sites rising in one column. */
export function CommentTrack({feed, live, track}: Props): ReactNode {
  if (!live) {
    return (
      <div className={styles.window}>
        <div className={styles.loop} ref={track}>
          {LOOP_ROWS.map((comment, index) => (
            <Row key={index} comment={comment} />
          ))}
        </div>
      </div>
    );
  }
  const firstNumber = feed.arrived - feed.rows.length;
  return (
    <div className={styles.window}>
      {/* A new element for each comment: it enters one row lower and rises to its place. */}
      <div
        className={clsx(feed.rows.length > ROWS_SHOWN && styles.step)}
        key={feed.arrived}
        data-entering=""
      >
        {feed.rows.map((comment, index) => (
          <Row key={firstNumber + index} comment={comment} />
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
