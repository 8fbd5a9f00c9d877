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
