import type {ReactNode} from 'react';

import styles from './ToolParts.module.css';
import type {Typed} from './useTyped';

interface Props {
  /** Of the field. */
  readonly id: string;
  readonly typed: Typed;
}

/** The ids that describe a field: its own, and what is said of what is typed in it. */
export function describedByTyped(
  own: string | undefined,
  {id, typed: {fault, note}}: Props,
): string | undefined {
  const ids = [own, (fault ?? note) ? `${id}-typed` : undefined];
  return ids.filter((one) => one !== undefined).join(' ') || undefined;
}

/** What is said at a field of what is typed in it. */
export function TypedNote({id, typed: {fault, note}}: Props): ReactNode {
  if (fault === undefined && note === undefined) return null;
  return (
    <p
      className={fault === undefined ? styles.note : styles.fault}
      id={`${id}-typed`}
      role={fault === undefined ? 'status' : 'alert'}
    >
      {fault ?? note}
    </p>
  );
}
