import type {AppVersion, Message} from '../scenario';
import {readPermissions, type Permissions} from './permissions';
import type {AppState} from './state';

/** Everybody who listens at `/sub`. */
export interface Hub {
  /** The value of `p` of each connection, null where it was left out. */
  readonly clients: () => readonly (string | null)[];
  /** Sends a message to all who asked for its type. */
  readonly publish: (message: Message) => void;
  /**
   * A new connection; it hears at once how things stand.
   * @param declared the value of `p`; null when it was left out
   * @param send is given each message as it goes over the wire
   * @returns ends the connection
   */
  readonly join: (declared: string | null, send: (text: string) => void) => () => void;
}

interface Client {
  readonly send: (text: string) => void;
  readonly declared: string | null;
  readonly permissions: Permissions;
}

/**
 * @param warn tells the author of a client what it asked for in vain
 */
export function createHub(
  state: AppState,
  config: Readonly<Record<string, unknown>>,
  app: AppVersion,
  warn: (line: string) => void,
): Hub {
  const clients = new Set<Client>();
  const tell = ({send, permissions}: Client, message: Message): void => {
    if (permissions.allows(message.type)) send(JSON.stringify(message));
  };

  return {
    clients: () => [...clients].map(({declared}) => declared),
    publish(message) {
      for (const client of clients) tell(client, message);
    },
    join(declared, send) {
      const permissions = readPermissions(declared, app);
      const client = {send, declared, permissions};
      for (const line of permissions.advice) warn(line);
      clients.add(client);
      for (const message of greeting(state, config, permissions)) tell(client, message);
      return () => {
        clients.delete(client);
      };
    },
  };
}

/**
 * What a new connection hears first: everything at once if it asked for `connected`, else the
 * comments so far as one bundle that is marked `init`.
 */
function greeting(
  state: AppState,
  config: Readonly<Record<string, unknown>>,
  {allows}: Permissions,
): Message[] {
  const comments = state.sentComments();
  if (!allows('connected')) {
    return comments.length > 0 ? [{type: 'comments', data: {comments, options: {init: true}}}] : [];
  }
  return [
    {
      type: 'connected',
      data: {
        ...(allows('comments') && {comments}),
        ...(allows('config') && {config}),
        ...(allows('services') && {services: state.services()}),
        ...(allows('waitingList') && {waitingList: state.tables.orders()}),
        ...(allows('setList') && {setList: state.tables.setList()}),
      },
    },
  ];
}
