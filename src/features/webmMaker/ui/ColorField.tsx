import {useId, type ReactNode} from 'react';
import {fromHexColor, toHexColor} from '@site/src/lib/hex';
import type {Rgb} from '../model/picture';
import styles from './ui.module.css';

interface Props {
  readonly label: string;
  readonly value: Rgb;
  readonly onChange: (value: [number, number, number]) => void;
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
          value={toHexColor(value)}
          onChange={({target}) => {
            onChange(fromHexColor(target.value));
          }}
        />
        <code>{toHexColor(value)}</code>
      </span>
    </div>
  );
}
