import {
  LIVE_TITLE,
  recordListener,
  VERSIONS,
  withDetails,
  type AppVersion,
  type Comment,
  type Message,
  type Service,
  type UserNameData,
} from '../scenario';
import {createTables, type Tables} from './tables';

/** How many comments the app holds; older ones are dropped. */
const KEPT = 1000;

/** What the app holds, and what changes when something happens. */
export interface AppState {
  /** Everything that the app shows. */
  readonly comments: () => readonly Comment[];
  /** Those of them that templates and the API get: the output of their frame is on. */
  readonly sentComments: () => readonly Comment[];
  /** As templates and the API get it. */
  readonly pinned: () => Comment | null;
  readonly services: () => readonly Service[];
  readonly listeners: () => readonly UserNameData[];
  readonly tables: Tables;
  readonly putService: (service: Service) => Message;
  /**
   * Takes in what happened.
   * @param record whether writers are kept among the listeners
   * @returns what is to be announced: the message itself, and what followed from it
   */
  readonly receive: (message: Message, record?: boolean) => readonly Message[];
}

export function createState(frames: readonly Service[], app: AppVersion): AppState {
  const services = new Map(frames.map((frame) => [frame.id, frame]));
  const comments = new Map<string, Comment>();
  const listeners = new Map<string, UserNameData>();
  const tables = createTables();
  let pinned: Comment | null = null;

  const unpin = (): Message[] => {
    if (pinned === null) return [];
    pinned = null;
    return [{type: 'pinned', data: null}];
  };
  const isSent = ({id}: Comment): boolean => services.get(id)?.write ?? true;
  const sentPin = (): Comment | null => (pinned !== null && isSent(pinned) ? pinned : null);
  const servicesNow = (): Message => ({type: 'services', data: [...services.values()]});

  const takeIn = (comment: Comment, record: boolean): Comment => {
    const frame = services.get(comment.id);
    const known = comments.get(comment.data.id);
    // A comment that is sent again is not counted again.
    const listener =
      record && known === undefined && frame?.persist === true
        ? recordListener(
            listeners.get(comment.data.userId),
            comment,
            frame.meta?.title ?? LIVE_TITLE,
          )
        : listeners.get(comment.data.userId);
    if (listener !== undefined) listeners.set(listener.id, listener);
    const kept = VERSIONS[app].detailedComments ? withDetails(comment, frame, listener) : comment;
    comments.set(comment.data.id, kept);
    for (const id of comments.keys()) {
      if (comments.size <= KEPT) break;
      comments.delete(id);
    }
    return kept;
  };

  const receiveComments = (
    message: Extract<Message, {type: 'comments'}>,
    record: boolean,
  ): readonly Message[] => {
    // A frame that is not connected receives nothing.
    const arrived = message.data.comments
      .filter(({id}) => services.get(id)?.enabled ?? true)
      .map((comment) => takeIn(comment, record));
    // A frame whose output is off is shown in the app and nowhere else.
    const shown = arrived.filter(isSent);
    const changed = arrived.flatMap(({data}) => listeners.get(data.userId) ?? []);
    return [
      ...(shown.length > 0 ? [{...message, data: {...message.data, comments: shown}}] : []),
      ...(changed.length > 0
        ? [
            {
              type: 'userDatas' as const,
              data: Object.fromEntries(changed.map((listener) => [listener.id, listener])),
            },
          ]
        : []),
      ...tables.read(arrived, (id) => services.get(id)?.name ?? ''),
    ];
  };

  return {
    comments: () => [...comments.values()],
    sentComments: () => [...comments.values()].filter(isSent),
    pinned: sentPin,
    services: () => [...services.values()],
    listeners: () => [...listeners.values()],
    tables,
    putService(service) {
      services.set(service.id, service);
      return servicesNow();
    },
    receive(message, record = true) {
      switch (message.type) {
        case 'comments':
          return receiveComments(message, record);
        case 'deleted': {
          const gone = new Set(message.data.map(({id}) => id));
          for (const id of gone) comments.delete(id);
          return [message, ...(pinned !== null && gone.has(pinned.data.id) ? unpin() : [])];
        }
        case 'clear':
          comments.clear();
          return [message, ...unpin()];
        case 'pinned':
          pinned = message.data;
          return [{type: 'pinned', data: sentPin()}];
        case 'setList':
          tables.useSetList(message.data);
          return [message];
        case 'meta': {
          const {service, meta} = message.data;
          const frame = services.get(service.id);
          if (frame === undefined) return [message];
          const changed = {...frame, meta};
          services.set(frame.id, changed);
          return [{type: 'meta', data: {service: changed, meta}}];
        }
        case 'userDatas':
          for (const listener of Object.values(message.data)) listeners.set(listener.id, listener);
          return [message];
        case 'services':
          services.clear();
          for (const service of message.data) services.set(service.id, service);
          return [message];
        default:
          return [message];
      }
    },
  };
}
