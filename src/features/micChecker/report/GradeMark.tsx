import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Grade} from '@komebiyori/mic-meter/judge/grades';
import styles from './GradeMark.module.css';

interface Props {
  /** Undefined when there is none. */
  readonly grade: Grade | undefined;
  readonly className: string | undefined;
}

/** A grade in the colour of what it means. */
export function GradeMark({grade, className}: Props): ReactNode {
  return (
    <span className={clsx(styles.grade, grade && styles[`grade${grade}`], className)}>
      {grade ?? '—'}
    </span>
  );
}
