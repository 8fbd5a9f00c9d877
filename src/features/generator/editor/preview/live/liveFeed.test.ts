import {expect, it} from 'vitest';
import type {FeedMessage} from '../feedLog';
import {createLiveFeed} from './liveFeed';
import {readLive, type LiveMessage} from './readLive';

const comment = (id: string) => ({
  id: 'f',
  service: 'youtube',
  data: {id, userId: 'u', comment: id},
});
const read = (message: object): LiveMessage => {
  const known = readLive(JSON.stringify(message));
  if (known === undefined) throw new Error('It was not understood');
  return known;
};
const connected = (...ids: string[]) =>
  read({type: 'connected', data: {comments: ids.map(comment), services: []}});
const comments = (...ids: string[]) => read({type: 'comments', data: {comments: ids.map(comment)}});

/** What a message did, in a word with its ids. */
function word(message: FeedMessage): string {
  if (message.type === 'comments')
    return `comments ${message.data.comments.map(({data}) => data.id).join()}`;
  if (message.type === 'deleted') return `deleted ${message.data.map(({id}) => id).join()}`;
  return message.type;
}

function start() {
  const told: string[] = [];
  const feed = createLiveFeed({
    feed: (message) => told.push(word(message)),
    clear: () => told.push('emptied'),
  });
  return {...feed, told, take: () => told.splice(0)};
}

it('takes the place of simulated comments when the app has said what it has, in its order', () => {
  const {receive, take} = start();
  expect(take()).toEqual([]);
  receive(connected('b', 'a'));
  expect(take()).toEqual(['emptied', 'services', 'comments b,a', 'pinned']);
  receive(comments('c'));
  receive(read({type: 'deleted', data: [{id: 'a'}]}));
  receive(read({type: 'clear'}));
  expect(take()).toEqual(['comments c', 'deleted a', 'clear']);
});

it('shows only what is new when the connection is back', () => {
  const {receive, take} = start();
  receive(connected('a', 'b'));
  take();
  receive(connected('b', 'c'));
  expect(take()).toEqual(['services', 'deleted a', 'comments b,c']);
});

it('shows nothing while it is held, and all of it then', () => {
  const {receive, hold, take} = start();
  hold(true);
  receive(connected('a'));
  expect(take()).toEqual([]);
  hold(false);
  expect(take()).toEqual(['emptied', 'services', 'comments a', 'pinned']);
  hold(true);
  receive(comments('b'));
  receive(comments('c'));
  receive(read({type: 'deleted', data: [{id: 'b'}]}));
  expect(take()).toEqual([]);
  hold(false);
  expect(take()).toEqual(['comments c']);
});
