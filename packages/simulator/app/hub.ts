import type {SendType} from '@onecomme.com/onesdk/types/Api';

import {VERSIONS, type AppVersion, type Message} from '../scenario';
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

type Type = Message['type'];

/** Every type that can stand in `p`: ours and the SDK's, which must be the same. */
const TYPES: Readonly<Record<Type | SendType, true>> = {
  connected: true,
  comments: true,
  deleted: true,
  clear: true,
  pinned: true,
  bookmarked: true,
  meta: true,
  'meta.clear': true,
  waitingList: true,
  reactions: true,
  setList: true,
  'setList.request': true,
  'wp.update': true,
  'wp.exec': true,
  'yt.survey.start': true,
  'yt.survey.update': true,
  'yt.survey.finish': true,
  'ni.survey.start': true,
  'ni.survey.finish': true,
  config: true,
  services: true,
  userDatas: true,
  notification: true,
  systemComment: true,
  toast: true,
};
const GROUPS =
  'COMMENT META ORDER REACTION SETLIST WORDPARTY WORDPAETY YT_SURVEY CONFIG SERVICE USER NOTIFICATION'.split(
    ' ',
  );

/** What a connection gets, and what its author should hear about what it asked for. */
interface Permissions {
  readonly allows: (type: Type) => boolean;
  readonly advice: readonly string[];
}

/**
 * @param declared the value of `p`; null when it was left out
 */
function readPermissions(declared: string | null, app: AppVersion): Permissions {
  const {permissions, undeclared} = VERSIONS[app];
  if (!permissions) return {allows: () => true, advice: []};
  const names = (declared ?? '').split(',').filter((name) => name !== '');
  const isOpen = declared === null || names.includes('all');
  if (isOpen && undeclared === 'everything') return {allows: () => true, advice: []};
  const allowed = new Set(names.filter((name) => name in TYPES));
  return {allows: (type) => allowed.has(type), advice: adviceOn(names, isOpen)};
}

function adviceOn(names: readonly string[], isOpen: boolean): string[] {
  if (isOpen || names.length === 0) {
    return [
      '種別（p）の宣言がないため、何も送りません。8.0ではsetupのpermissionsか、/sub?p=comments,deleted,clearのように書きます',
    ];
  }
  return names
    .filter((name) => !(name in TYPES))
    .map((name) =>
      GROUPS.includes(name)
        ? `「${name}」は権限グループの名前です。pには種別の名前を書きます`
        : `「${name}」という種別はありません`,
    );
}
