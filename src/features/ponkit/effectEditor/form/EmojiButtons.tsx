import type {ReactNode} from 'react';

import styles from './form.module.css';

/** Often thrown and dropped in streams. */
const EMOJIS = ['🎉', '👏', '❤️', '⭐', '🍙', '🌸', '🔥', '😂', '🎊', '💎', '🐟', '🍅'] as const;

interface Props {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Some emojis at hand for a field of lines. */
export function EmojiButtons({label, values, onChange}: Props): ReactNode {
  return (
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
  );
}
