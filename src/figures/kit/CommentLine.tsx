import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './CommentLine.module.css';
import {Tag} from './Controls';
import {Glyph, type GlyphTone} from './Glyph';

/** A comment in the app's list. Names and words are invented. */
export interface SampleComment {
  readonly name: string;
  readonly text: string;
  readonly time: string;
  /** The frame's colour, at the left edge of the line. */
  readonly tone: GlyphTone;
  readonly tag?: string;
}

interface Props {
  readonly comment: SampleComment;
  /** The line the menu was opened on. */
  readonly marked?: boolean;
}

/** One line of the comment list. */
export function CommentLine({comment, marked = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.line, marked && styles.marked)}>
      <Glyph letter={comment.name.slice(0, 1)} tone={comment.tone} />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{comment.name}</span>
          {comment.tag !== undefined && <Tag>{comment.tag}</Tag>}
          <span className={styles.time}>{comment.time}</span>
        </div>
        <div>{comment.text}</div>
      </div>
    </div>
  );
}
