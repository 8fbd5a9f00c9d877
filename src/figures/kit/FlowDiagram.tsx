import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './FlowDiagram.module.css';
import {Icon} from './Icon';
import type {IconName} from './iconPaths';

/** A box of a flow. */
interface FlowBox {
  readonly title: string;
  readonly note?: string;
  readonly icon?: IconName;
  /** The app itself stands out among what it works with. */
  readonly tone?: 'plain' | 'app' | 'bad';
}

interface Props {
  /** In order; boxes in one inner list stand side by side and mean "one or more of these". */
  readonly steps: readonly (FlowBox | readonly FlowBox[])[];
}

/** Boxes joined by arrows, as a list of text: in a row where there is room, one below the other on phones. */
export function FlowDiagram({steps}: Props): ReactNode {
  return (
    <ol className={styles.flow}>
      {steps.map((step) => {
        const boxes = toList(step);
        return (
          <li key={boxes.map((box) => box.title).join()} className={styles.step}>
            {boxes.length === 1 ? (
              boxes.map((box) => <Box key={box.title} box={box} />)
            ) : (
              <ul className={styles.group}>
                {boxes.map((box) => (
                  <li key={box.title} className={styles.member}>
                    <Box box={box} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function toList(step: FlowBox | readonly FlowBox[]): readonly FlowBox[] {
  return 'title' in step ? [step] : step;
}

function Box({box}: {readonly box: FlowBox}): ReactNode {
  return (
    <div
      className={clsx(
        styles.box,
        box.tone === 'app' && styles.app,
        box.tone === 'bad' && styles.bad,
      )}
    >
      {box.icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={box.icon} size={18} />
        </span>
      )}
      <span className={styles.title}>{box.title}</span>
      {box.note !== undefined && <span className={styles.note}>{box.note}</span>}
    </div>
  );
}
