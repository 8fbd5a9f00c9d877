import type {ReactNode} from 'react';
import {dayInJapan, formatDay} from '../shared/formatDate';

interface Props {
  /** ISO 8601. */
  readonly date: string;
}

/** A day in Japan, for people and machines. */
export function NewsDay({date}: Props): ReactNode {
  return <time dateTime={dayInJapan(date)}>{formatDay(date)}</time>;
}
