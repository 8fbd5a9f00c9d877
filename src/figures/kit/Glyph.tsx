import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './Glyph.module.css';

/** Colours that tell sites and people apart; none is a company's own. */
export type GlyphTone = 'green' | 'red' | 'amber' | 'blue' | 'dark';

interface Props {
  /** One letter. */
  readonly letter: string;
  readonly tone: GlyphTone;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A letter in a coloured circle: stands for a streaming site or a listener's icon. */
export function Glyph({letter, tone, size = 'normal'}: Props): ReactNode {
  return (
    <span className={clsx(styles.glyph, styles[tone], size !== 'normal' && styles[size])}>
      {letter}
    </span>
  );
}
