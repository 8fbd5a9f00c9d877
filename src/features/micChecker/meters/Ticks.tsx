import clsx from 'clsx';
import type {ReactNode} from 'react';

import {shown} from './levelWords';
import {placeOf} from './scales';
import styles from './Ticks.module.css';

interface Props {
  readonly values: readonly number[];
  /** Of the scale. */
  readonly ends: readonly [number, number];
  readonly className?: string | undefined;
}

/** The figures below a scale, for the eye alone. */
export function Ticks({values, ends, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.ticks, className)} aria-hidden="true">
      {values.map((value) => (
        <span key={value} style={{insetInlineStart: `${placeOf(value, ends) * 100}%`}}>
          {shown(value).replace('.0', '')}
        </span>
      ))}
    </div>
  );
}
