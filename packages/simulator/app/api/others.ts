import * as v from 'valibot';
import type {Message} from '../../scenario';
import {NOT_FOUND, ok, readBody, type Answer, type Backend, type Route} from './route';

const Speech = v.object({text: v.string()});
const Reactions = v.object({
  reactions: v.array(
    v.object({
      key: v.string(),
      value: v.number(),
      src: v.exactOptional(v.string()),
      scale: v.exactOptional(v.number()),
    }),
  ),
  effect: v.optional(v.boolean(), false),
});

export const otherRoutes: readonly Route[] = [
  {name: 'GET /api/info', answer: (_, {info}) => ok(info())},
  {name: 'GET /api/config', answer: (_, {config}) => ok(config)},
  {name: 'GET /api/templates', answer: (_, {templates}) => ok(templates())},
  {name: 'GET /api/setlists/current', answer: (_, {state}) => ok(state.tables.setList())},
  {name: 'GET /api/orders', answer: (_, {state}) => ok(state.tables.orders())},
  {
    name: 'PUT /api/orders/{id}',
    takesBody: false,
    answer: ({id}, backend) => ordersAfter(backend.state.tables.complete(id), backend),
  },
  {
    name: 'DELETE /api/orders/{id}',
    answer: ({id}, backend) => ordersAfter(backend.state.tables.cancel(id), backend),
  },
  {
    name: 'POST /api/speech',
    answer({body}, {log}) {
      const read = readBody(Speech, body);
      if ('refused' in read) return read.refused;
      log(`読み上げ: ${read.body.text}`);
      return ok();
    },
  },
  {
    name: 'POST /api/reactions',
    answer({body}, {announce}) {
      const read = readBody(Reactions, body);
      if ('refused' in read) return read.refused;
      announce({type: 'reactions', data: read.body});
      return ok();
    },
  },
];

function ordersAfter(change: Message | undefined, {state, announce}: Backend): Answer {
  if (change === undefined) return NOT_FOUND;
  announce(change);
  return ok(state.tables.orders());
}
