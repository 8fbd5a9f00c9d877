import type {ReactNode} from 'react';
import {TextField} from '@site/src/components/ToolParts';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const MAX_WORDS = 10;
const MAX_LENGTH = 40;

/** A few words, one a line. Lines that are empty while somebody types are no words. */
export function WordsField({label, note, words, onChange}: Props): ReactNode {
  return (
    <TextField
      label={label}
      rows={2}
      value={words.join('\n')}
      maxLength={MAX_LENGTH}
      maxLines={MAX_WORDS}
      {...(note !== undefined && {note})}
      onChange={(text) => {
        const lines = text.split('\n').map((line) => line.trim());
        onChange(lines.filter((line) => line !== ''));
      }}
    />
  );
}
