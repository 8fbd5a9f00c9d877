import type {ReactNode} from 'react';

import {Line, Strong} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Glyph, type GlyphTone} from '../kit/Glyph';

/** A comment on the picture of the stream. */
interface Props {
  readonly name: string;
  readonly text: string;
  readonly tone: GlyphTone;
  readonly tag?: string;
  /** The look of the whole comment. */
  readonly className?: string | undefined;
  /** The look of its name and words, without the icon. */
  readonly words?: string | undefined;
}

/** One comment as a template draws it over a dark picture. */
export function CommentSample({name, text, tone, tag, className, words}: Props): ReactNode {
  return (
    <div className={className}>
      <Line>
        <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
        <span className={words}>
          <Strong>{name}</Strong>
        </span>
        {tag !== undefined && <Tag>{tag}</Tag>}
      </Line>
      <div className={words}>{text}</div>
    </div>
  );
}
