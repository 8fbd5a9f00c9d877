import {useId, type ReactNode} from 'react';

import type {Rgb} from '../model/picture';
import styles from './ui.module.css';

interface Props {
  readonly label: string;
  readonly value: Rgb;
  readonly onChange: (value: [number, number, number]) => void;
}

/** `#rrggbb` of a colour. */
const toHex = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function fromHex(hex: string): [number, number, number] {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) || 0;
  return [channel(1), channel(3), channel(5)];
}

/** A colour, by the browser's own chooser. */
export function ColorField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.swatch}>
        <input
          id={id}
          type="color"
          value={toHex(value)}
          onChange={({target}) => {
            onChange(fromHex(target.value));
          }}
        />
        <code>{toHex(value)}</code>
      </span>
    </div>
  );
}
