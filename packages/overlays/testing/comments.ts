import {ALL_COMMENT_KINDS, createScenario, type Comment} from '@komebiyori/simulator/scenario';
import type {Item} from '../runtime/comments/item';
import {readItem} from '../runtime/comments/readItem';

/** A comment as the app sends it, with what a test says of it. */
export const rawComment = (id: string, data: object = {}, envelope: object = {}): object => ({
  id: 'frame-1',
  service: 'youtube',
  name: 'メイン',
  ...envelope,
  data: {id, name: 'みかん', comment: 'こんにちは', badges: [], ...data},
});

/** The same, as templates read it. */
export function item(id: string, data: object = {}, envelope: object = {}): Item {
  const read = readItem(rawComment(id, data, envelope));
  if (read === undefined) throw new Error('Not a comment');
  return read;
}

/** So many comments of all services and kinds, eight a second. */
export function crowdOf(
  length: number,
  from: {readonly seed: number; readonly startAt: number},
): Comment[] {
  const scenario = createScenario({...from, rate: 8, kinds: ALL_COMMENT_KINDS});
  return Array.from({length}, () => {
    const {message} = scenario.next();
    return message.type === 'comments' ? message.data.comments : [];
  }).flat();
}
