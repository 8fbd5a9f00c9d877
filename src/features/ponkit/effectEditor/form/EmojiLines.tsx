import type {ReactNode} from 'react';

import {LinesControl} from '../controls/LinesControl';
import type {FieldProps} from '../controls/FieldFrame';
import styles from './form.module.css';

/** Often thrown and dropped in streams. */
const EMOJIS = ['🎉', '👏', '❤️', '⭐', '🍙', '🌸', '🔥', '😂', '🎊', '💎', '🐟', '🍅'] as const;

interface Props extends FieldProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Emojis, one a line, with some at hand. */
export function EmojiLines(props: Props): ReactNode {
  const {label, values, onChange} = props;
  return (
    <div className={styles.wide}>
      <LinesControl {...props} />
      <div className={styles.emojis} role="group" aria-label={`${label}を足す`}>
        {EMOJIS.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-pressed={values.includes(emoji)}
            onClick={() => {
              const isIn = values.includes(emoji);
              onChange(isIn ? values.filter((one) => one !== emoji) : [...values, emoji]);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </div>
  );
}
