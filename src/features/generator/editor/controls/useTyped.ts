import {useState, type ChangeEvent} from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface Typing {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Box>) => void;
  readonly onBlur: () => void;
}

/**
 * A text as it is typed: the option holds it without spaces at its ends, which would go away under
 * the fingers.
 */
export function useTyped(value: string, onType: (text: string) => void): Typing {
  const [typed, setTyped] = useState<{text: string; made: string}>();
  // Something else changed the value: undo, another preset.
  const isTyping = typed !== undefined && (typed.made === value || typed.text.trim() === value);
  return {
    value: isTyping ? typed.text : value,
    onChange({target}) {
      setTyped({text: target.value, made: target.value});
      onType(target.value);
    },
    onBlur() {
      setTyped(undefined);
    },
  };
}
