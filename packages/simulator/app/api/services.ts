import * as v from 'valibot';
import type {Service} from '../../scenario';
import {badRequest, NOT_FOUND, ok, readBody, type Route} from './route';

const Text = v.pipe(v.string(), v.minLength(1));
const Created = v.object({id: Text, name: Text});
const Changed = v.object({
  name: v.optional(v.string()),
  url: v.optional(v.string()),
  enabled: v.optional(v.boolean()),
  write: v.optional(v.boolean()),
  speech: v.optional(v.boolean()),
});
const NEW_COLOR = {r: 214, g: 158, b: 46};

export const serviceRoutes: readonly Route[] = [
  {name: 'GET /api/services', answer: (_, {state}) => ok(state.services())},
  {
    name: 'POST /api/services',
    answer({body}, {state, announce}) {
      const read = readBody(Created, body);
      if ('refused' in read) return read.refused;
      const {id, name} = read.body;
      if (state.services().some((service) => service.id === id)) {
        return badRequest({instancePath: '/id', message: 'must be an id that no service has'});
      }
      const service: Service = {
        id,
        name,
        url: '',
        speech: false,
        write: true,
        enabled: true,
        color: NEW_COLOR,
      };
      announce(state.putService(service));
      return ok(service);
    },
  },
  {
    name: 'PUT /api/services/{id}',
    answer({id, body}, {state, announce}) {
      const service = state.services().find((one) => one.id === id);
      if (service === undefined) return NOT_FOUND;
      const read = readBody(Changed, body);
      if ('refused' in read) return read.refused;
      const given = Object.entries(read.body).filter(([, value]) => value !== undefined);
      if (given.length === 0) {
        return badRequest({instancePath: '', message: 'must NOT have fewer than 1 properties'});
      }
      const changed: Service = {...service, ...Object.fromEntries(given)};
      announce(state.putService(changed));
      return ok(changed);
    },
  },
];
