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
import {createTables} from './tables';

/** How many comments the app holds; older ones are dropped. */
const KEPT = 1000;

/** What the app holds, and what changes when something happens. */
export class AppState {
  readonly tables = createTables();
  readonly #services: Map<string, Service>;
  readonly #comments = new Map<string, Comment>();
  readonly #listeners = new Map<string, UserNameData>();
  #pinned: Comment | null = null;

  constructor(
    frames: readonly Service[],
    private readonly app: AppVersion,
  ) {
    this.#services = new Map(frames.map((frame) => [frame.id, frame]));
  }

  /** Everything that the app shows. */
  readonly comments = (): readonly Comment[] => [...this.#comments.values()];

  /** Those of them that templates and the API get: the output of their frame is on. */
  readonly sentComments = (): readonly Comment[] => this.comments().filter(this.#isSent);

  /** As templates and the API get it. */
  readonly pinned = (): Comment | null =>
    this.#pinned !== null && this.#isSent(this.#pinned) ? this.#pinned : null;

  readonly services = (): readonly Service[] => [...this.#services.values()];

  readonly listeners = (): readonly UserNameData[] => [...this.#listeners.values()];

  readonly putService = (service: Service): Message => {
    this.#services.set(service.id, service);
    return {type: 'services', data: [...this.#services.values()]};
  };

  /**
   * Takes in what happened.
   * @param record whether writers are kept among the listeners
   * @returns what is to be announced: the message itself, and what followed from it
   */
  readonly receive = (message: Message, record = true): readonly Message[] => {
    switch (message.type) {
      case 'comments':
        return this.#receiveComments(message, record);
      case 'deleted': {
        const gone = new Set(message.data.map(({id}) => id));
        for (const id of gone) this.#comments.delete(id);
        const isPinGone = this.#pinned !== null && gone.has(this.#pinned.data.id);
        return [message, ...(isPinGone ? this.#unpin() : [])];
      }
      case 'clear':
        this.#comments.clear();
        return [message, ...this.#unpin()];
      case 'pinned':
        this.#pinned = message.data;
        return [{type: 'pinned', data: this.pinned()}];
      case 'waitingList':
        this.tables.useOrders(message.data);
        return [message];
      case 'setList':
        this.tables.useSetList(message.data);
        return [message];
      case 'meta': {
        const {service, meta} = message.data;
        const frame = this.#services.get(service.id);
        if (frame === undefined) return [message];
        const changed = {...frame, meta};
        this.#services.set(frame.id, changed);
        return [{type: 'meta', data: {service: changed, meta}}];
      }
      case 'userDatas':
        for (const listener of Object.values(message.data))
          this.#listeners.set(listener.id, listener);
        return [message];
      case 'services':
        this.#services.clear();
        for (const service of message.data) this.#services.set(service.id, service);
        return [message];
      default:
        return [message];
    }
  };

  readonly #isSent = ({id}: Comment): boolean => this.#services.get(id)?.write ?? true;

  #unpin(): Message[] {
    if (this.#pinned === null) return [];
    this.#pinned = null;
    return [{type: 'pinned', data: null}];
  }

  #takeIn(comment: Comment, record: boolean): Comment {
    const frame = this.#services.get(comment.id);
    const known = this.#comments.get(comment.data.id);
    const before = this.#listeners.get(comment.data.userId);
    // A comment that is sent again is not counted again.
    const listener =
      record && known === undefined && frame?.persist === true
        ? recordListener(before, comment, frame.meta?.title ?? LIVE_TITLE)
        : before;
    if (listener !== undefined) this.#listeners.set(listener.id, listener);
    const {detailedComments} = VERSIONS[this.app];
    const kept = detailedComments ? withDetails(comment, frame, listener) : comment;
    this.#comments.set(comment.data.id, kept);
    for (const id of this.#comments.keys()) {
      if (this.#comments.size <= KEPT) break;
      this.#comments.delete(id);
    }
    return kept;
  }

  #receiveComments(
    message: Extract<Message, {type: 'comments'}>,
    record: boolean,
  ): readonly Message[] {
    // A frame that is not connected receives nothing.
    const arrived = message.data.comments
      .filter(({id}) => this.#services.get(id)?.enabled ?? true)
      .map((comment) => this.#takeIn(comment, record));
    // A frame whose output is off is shown in the app and nowhere else.
    const shown = arrived.filter(this.#isSent);
    const changed = arrived.flatMap(({data}) => this.#listeners.get(data.userId) ?? []);
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
      ...this.tables.read(arrived, (id) => this.#services.get(id)?.name ?? ''),
    ];
  }
}
