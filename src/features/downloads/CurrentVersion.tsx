import type {ReactNode} from 'react';

import {japaneseDay} from '@site/src/lib/japaneseDay';

import {appReleases} from './data';

/** Number and day of the current version, for a sentence. */
export function CurrentVersion(): ReactNode {
  const {version, date} = appReleases.current;
  return (
    <>
      {version}（<time dateTime={date}>{japaneseDay(date)}</time>公開）
    </>
  );
}
