import {useRef, type ReactNode} from 'react';

import {RangeInput} from '@site/src/components/RangeInput';
import {QUIETEST} from '../levels/levels';
import {THRESHOLDS} from '../rules/rule';
import styles from './LevelBar.module.css';
import {useFrame} from './useFrame';

interface Threshold {
  /** dB */
  readonly value: number;
  readonly hysteresis: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
}

interface Props {
  /** What is measured, for who cannot see the bar. */
  readonly label: string;
  /** The level in dB just now; undefined where nothing is heard. */
  readonly read: () => number | undefined;
  readonly threshold?: Threshold;
}

const shareOf = (level: number): number =>
  Math.min(1, Math.max(0, (level - THRESHOLDS.min) / (THRESHOLDS.max - THRESHOLDS.min)));

/** dB that a bar falls between two pictures. */
const FALL = 1.2;

/** ms between two values for screen readers, which are given them only when they ask. */
const TELL_EVERY = 500;

function tell(meter: HTMLElement, level: number | undefined): void {
  meter.ariaValueNow = (level ?? THRESHOLDS.min).toFixed(0);
  meter.ariaValueText = level === undefined ? '音が来ていません' : `${level.toFixed(0)}dB`;
}

/** A live level from -60 to 0 dB, with the threshold in it, which can be moved. */
export function LevelBar({label, read, threshold}: Props): ReactNode {
  const fill = useRef<HTMLSpanElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const shown = useRef<number>(QUIETEST);
  const toldAt = useRef(0);
  useFrame(() => {
    const level = read();
    shown.current = Math.max(level ?? QUIETEST, shown.current - FALL, QUIETEST);
    const isOver = threshold !== undefined && shown.current >= threshold.value;
    if (fill.current !== null) {
      fill.current.style.transform = `scaleX(${shareOf(shown.current).toFixed(3)})`;
      fill.current.dataset['over'] = String(isOver);
    }
    if (number.current !== null) {
      // As the bar: two that disagree are read as a fault.
      const seen = Math.max(THRESHOLDS.min, shown.current);
      number.current.textContent = level === undefined ? '−' : seen.toFixed(0);
      const now = performance.now();
      if (now - toldAt.current < TELL_EVERY) return;
      toldAt.current = now;
      tell(number.current, level === undefined ? undefined : seen);
    }
  });
  return (
    <div className={styles.row}>
      <div className={styles.bar}>
        <span ref={fill} className={styles.fill} />
        {threshold !== undefined && (
          <>
            <span
              className={styles.zone}
              style={{
                insetInlineStart: `${100 * shareOf(threshold.value - threshold.hysteresis)}%`,
                insetInlineEnd: `${100 * (1 - shareOf(threshold.value))}%`,
              }}
            />
            <RangeInput
              className={styles.slider}
              aria-label={threshold.label}
              aria-valuetext={`${threshold.value}dB`}
              min={THRESHOLDS.min}
              max={THRESHOLDS.max}
              step={0.5}
              value={threshold.value}
              onChange={threshold.onChange}
            />
          </>
        )}
      </div>
      <span
        ref={number}
        className={styles.number}
        role="meter"
        aria-label={label}
        aria-valuemin={THRESHOLDS.min}
        aria-valuemax={THRESHOLDS.max}
        aria-valuenow={THRESHOLDS.min}
      >
        −
      </span>
    </div>
  );
}
