import {keep, onKeptChange, readKept, type Kept} from '@site/src/browser/keptText.browser';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {printWork, readWork, type ReadWork} from './readWork';
import type {Work} from './work';

const KEY = 'ponkit.work';

/** What the last visit left: a document, nothing, or a text that this page cannot read. */
export type Found =
  | ({readonly kind: 'work'; readonly text: string} & ReadWork)
  | {readonly kind: 'nothing'}
  | {readonly kind: 'unreadable'; readonly text: string; readonly left?: never};

function found(text: string | undefined): Found {
  if (text === undefined) return {kind: 'nothing'};
  const read = readWork(parsedJson(text));
  if (read !== undefined && read.work.pages.length > 0) return {kind: 'work', text, ...read};
  return {kind: 'unreadable', text};
}

export const loadWork = (): Found => found(readKept(KEY));

export const keepWork = (work: Work): Kept => keep(KEY, printWork(work));

/** Calls `listener` with what another tab kept; returns a function that stops it. */
export function onOtherTab(listener: (work: Work) => void): () => void {
  return onKeptChange(KEY, (text) => {
    const other = found(text ?? undefined);
    if (other.kind === 'work') listener(other.work);
  });
}
