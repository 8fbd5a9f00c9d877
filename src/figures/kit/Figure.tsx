import type {ReactNode} from 'react';

import {Callout, circled} from './Callout';
import styles from './Figure.module.css';

interface Props {
  /** One sentence under the drawing. */
  readonly caption: string;
  /**
   * Everything a sighted reader learns from the drawing, in words. A drawn window is one image to
   * assistive technology. Only a drawing that is itself text in reading order (FlowDiagram, Tree)
   * goes without.
   */
  readonly label?: string;
  /** What the numbers stand for, in order: the first is ①. */
  readonly legend?: readonly string[];
  readonly children: ReactNode;
}

/** The frame of every drawing: the drawing, the names of its numbers, then the caption. */
export function Figure({caption, label, legend, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.card}>
        {label === undefined ? (
          <div className={styles.stage}>{children}</div>
        ) : (
          <div className={styles.stage} role="img" aria-label={label}>
            <div aria-hidden="true">{children}</div>
          </div>
        )}
        {legend !== undefined && <Legend names={legend} isTold={tellsAll(label, legend)} />}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Whether the words for the drawing say each number. */
const tellsAll = (label: string | undefined, legend: readonly string[]): boolean =>
  label !== undefined && legend.every((_name, index) => label.includes(circled(index + 1)));

interface LegendProps {
  readonly names: readonly string[];
  /** The drawing's own words say them: they are for the eyes then. */
  readonly isTold: boolean;
}

function Legend({names, isTold}: LegendProps): ReactNode {
  return (
    <ol className={styles.legend} aria-hidden={isTold || undefined}>
      {names.map((name, index) => (
        <li key={name} className={styles.item}>
          <Callout n={index + 1} /> {name}
        </li>
      ))}
    </ol>
  );
}
