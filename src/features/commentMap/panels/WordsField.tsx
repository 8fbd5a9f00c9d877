import {useState, type ReactNode} from 'react';
import {TextField} from '@site/src/components/ToolParts';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const MAX = 10;

/** A few words, one a line. Lines that are empty while somebody types are no words. */
export function WordsField({label, note, words, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const own = words.join('\n');
  const read = (text: string): readonly string[] =>
    text
      .split('\n')
      .map((line) => line.trim().slice(0, 40))
      .filter((line) => line !== '')
      .slice(0, MAX);
  const isTyped = typed !== undefined && read(typed).join('\n') === own;
  return (
    <TextField
      label={label}
      rows={2}
      value={isTyped ? typed : own}
      {...(note !== undefined && {note})}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}
