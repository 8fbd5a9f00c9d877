import {type ComponentProps, type ReactNode, useRef} from 'react';

interface Props extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'onPointerDown' | 'onPointerCancel'
> {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A slider whose value stays when the page is scrolled with a finger that begins on it. Chrome on
 * Android sets the value where the finger comes down, before it is known to scroll; when it does, the
 * browser takes the pointer away (Pointer Events, section 4.1.3: `pointercancel`), and the value that was is back.
 */
export function RangeInput({value, onChange, ...others}: Props): ReactNode {
  const before = useRef(value);
  return (
    <input
      {...others}
      type="range"
      value={value}
      onChange={({target}) => {
        onChange(target.valueAsNumber);
      }}
      onPointerDown={() => {
        before.current = value;
      }}
      onPointerCancel={() => {
        onChange(before.current);
      }}
    />
  );
}
