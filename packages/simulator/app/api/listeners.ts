import * as v from 'valibot';
import {ServiceName, withWords} from './comments';
import {NOT_FOUND, ok, readBody, type Route} from './route';

const Conditions = v.object({
  nickname: v.optional(v.string()),
  username: v.optional(v.string()),
  label: v.optional(v.string()),
  service: v.optional(ServiceName),
});
const Words = v.object({comments: v.optional(v.array(v.string()), [])});

export const listenerRoutes: readonly Route[] = [
  {name: 'GET /api/listeners', answer: (_, {state}) => ok(state.listeners())},
  {
    name: 'POST /api/listeners/search',
    answer({body}, {state}) {
      const read = readBody(Conditions, body);
      if ('refused' in read) return read.refused;
      const {nickname, username, label, service} = read.body;
      const found = state
        .listeners()
        .filter(
          (listener) =>
            (nickname === undefined || listener.nickname.includes(nickname)) &&
            (username === undefined || (listener.username ?? '').includes(username)) &&
            (label === undefined || listener.label.includes(label)) &&
            (service === undefined || listener.service === service),
        );
      return ok(found);
    },
  },
  {
    name: 'GET /api/listeners/{id}',
    answer({id}, {state}) {
      const listener = state.listeners().find((one) => one.id === id);
      return listener === undefined ? NOT_FOUND : ok(listener);
    },
  },
  {
    name: 'POST /api/listeners/{id}/search',
    answer({id, body}, {state}) {
      const read = readBody(Words, body);
      if ('refused' in read) return read.refused;
      const theirs = state.sentComments().filter(({data}) => data.userId === id);
      return ok(withWords(theirs, read.body.comments));
    },
  },
];
