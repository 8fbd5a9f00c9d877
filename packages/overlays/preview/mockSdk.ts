import type {OneSDK} from '@onecomme.com/onesdk/OneSDK';

type Callback = (data: unknown) => void;
type Loose = Readonly<Record<string, unknown>>;

const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};
const idOf = (comment: unknown): string => String(loose(loose(comment)['data'])['id']);

/** The groups of permissions (OneSDK 6.0.0, permissions.ts); the misspelt one as there. */
const PERMISSIONS = {
  COMMENT: ['comments', 'deleted', 'clear', 'pinned', 'bookmarked'],
  META: ['meta', 'meta.clear'],
  ORDER: ['waitingList'],
  REACTION: ['reactions'],
  SETLIST: ['setList', 'setList.request'],
  WORDPAETY: ['wp.update', 'wp.exec'],
  YT_SURVEY: ['yt.survey.start', 'yt.survey.update', 'yt.survey.finish'],
  CONFIG: ['config'],
  SERVICE: ['services'],
  USER: ['userDatas'],
  NOTIFICATION: ['notification'],
} as const;

/** A stand-in with every public member of the SDK, and where the app's messages go in. */
export interface MockSdk {
  readonly sdk: {readonly [Member in keyof OneSDK]: unknown};
  readonly receive: (message: {readonly type: string; readonly data?: unknown}) => void;
  readonly comments: () => readonly unknown[];
}

export interface MockOptions {
  /** Called when the template listens. */
  readonly onConnect: () => void;
}

/** What the SDK keeps of the app's messages, and who hears of them. */
class Inbox {
  readonly #subscribers = new Map<number, {readonly action: string; readonly callback: Callback}>();
  #comments = new Map<string, unknown>();
  #config: Loose = {mode: 'all', commentLimit: 100, permissions: null};
  #services: readonly unknown[] = [];
  #pinned: unknown = null;
  #lastId = 0;

  get comments(): readonly unknown[] {
    return [...this.#comments.values()];
  }

  get config(): Loose {
    return this.#config;
  }

  get services(): readonly unknown[] {
    return this.#services;
  }

  get pinned(): unknown {
    return this.#pinned;
  }

  setup(wanted: unknown): void {
    this.#config = {...this.#config, ...loose(wanted)};
  }

  subscribe(subscriber: {action: string; callback: Callback}): number {
    this.#lastId += 1;
    this.#subscribers.set(this.#lastId, subscriber);
    return this.#lastId;
  }

  unsubscribe(id: number): void {
    this.#subscribers.delete(id);
  }

  readonly receive: MockSdk['receive'] = ({type, data}) => {
    switch (type) {
      case 'comments':
      case 'connected': {
        const list = loose(data)['comments'];
        const all: readonly unknown[] = Array.isArray(list) ? list : [];
        const fresh = all.filter((one) => isLetIn(one, this.#config));
        for (const comment of fresh) this.#comments.set(idOf(comment), comment);
        this.#publishAll();
        if (type === 'connected') this.#publish('connected', data);
        else if (this.#config['mode'] === 'diff') this.#publish('comments', fresh);
        return;
      }
      case 'deleted':
        for (const one of Array.isArray(data) ? data : [])
          this.#comments.delete(String(loose(one)['id']));
        this.#publishAll();
        return;
      case 'clear':
        this.#comments = new Map();
        this.#publish('comments', []);
        return;
      default:
        if (type === 'pinned') this.#pinned = data;
        if (type === 'services' && Array.isArray(data)) this.#services = data;
        if (isPermitted(type, this.#config)) this.#publish(type, data);
    }
  };

  #publish(action: string, data: unknown): void {
    for (const one of [...this.#subscribers.values()])
      if (one.action === action) one.callback(data);
  }

  #publishAll(): void {
    this.#comments = new Map([...this.#comments].slice(-Number(this.#config['commentLimit'])));
    if (this.#config['mode'] === 'all') this.#publish('comments', this.comments);
  }
}

/** What the SDK does with messages, without an app: nothing waits, nothing is asked of a server. */
export function createMockSdk({onConnect}: MockOptions): MockSdk {
  const inbox = new Inbox();
  let isConnected = false;

  const answer = (data: unknown) => () => Promise.resolve({data, status: 200});
  const given = (data: () => unknown) => () => Promise.resolve(data());
  const sdk = {
    get connected() {
      return isConnected;
    },
    get config() {
      return Object.freeze({...inbox.config});
    },
    PERM: Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, name])),
    usePermission: (names: readonly string[], base: readonly string[] = []) => [
      ...new Set([
        ...base,
        ...names.flatMap(
          (name) => (PERMISSIONS as Readonly<Record<string, readonly string[]>>)[name] ?? [],
        ),
      ]),
    ],
    ready: () => Promise.resolve(),
    setup: (wanted: unknown) => {
      inbox.setup(wanted);
      return Promise.resolve();
    },
    subscribe: (subscriber: {action: string; callback: Callback}) => inbox.subscribe(subscriber),
    unsubscribe: (id: number) => {
      inbox.unsubscribe(id);
    },
    reset: () => {
      inbox.receive({type: 'clear'});
    },
    connect: () => {
      if (!isConnected) {
        isConnected = true;
        inbox.receive({type: 'connected', data: {comments: []}});
        onConnect();
      }
      return Promise.resolve();
    },
    getStyleVariable,
    getCommentStyle,
    checkLicensed: given(() => true),
    get: answer({}),
    post: answer({}),
    put: answer({}),
    delete: answer({}),
    getInfo: given(() => ({platform: 'win', version: '8.0.0', port: 11180, licensed: true})),
    getComments: given(() => inbox.comments),
    searchComments: given(() => inbox.comments),
    getPinnedComment: given(() => inbox.pinned),
    getTemplates: given(() => []),
    getServices: given(() => inbox.services),
    getConfig: given(() => []),
    getOrders: given(() => []),
    cancelOrder: given(() => []),
    completeOrder: given(() => []),
    getSetList: given(() => ({})),
  } satisfies MockSdk['sdk'];
  return {sdk, receive: inbox.receive, comments: () => inbox.comments};
}

/** Up to 7.2 who declares nothing gets everything. */
const isPermitted = (type: string, {permissions}: Loose): boolean =>
  !Array.isArray(permissions) || permissions.includes(type) || permissions.includes('all');

const LISTS = [
  ['includes', 'excludes', 'service'],
  ['includeIds', 'excludeIds', 'id'],
  ['includeNames', 'excludeNames', 'name'],
] as const;

const isLetIn = (comment: unknown, config: Loose): boolean =>
  LISTS.every(([only, not, key]) => {
    const [wanted, unwanted, value] = [config[only], config[not], loose(comment)[key]];
    return (
      (!Array.isArray(wanted) || wanted.includes(value)) &&
      (!Array.isArray(unwanted) || !unwanted.includes(value))
    );
  });

function getStyleVariable(
  name: string,
  initial: unknown,
  parser: (value: string) => unknown = (value) => value,
): unknown {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name);
  return value === '' ? initial : parser(value.trim());
}

/** As OneSDK 6.0.0 has it. */
function getCommentStyle(comment: unknown): Record<string, unknown> {
  const {colors, isMember} = loose(loose(comment)['data']);
  return {
    ...(colors !== undefined && {
      '--lcv-background-color': loose(colors)['bodyBackgroundColor'],
      '--lcv-text-color': loose(colors)['bodyTextColor'],
      '--lcv-comment-shadow': 'none',
    }),
    ...(isMember === true && {'--lcv-membership-color': '#2ba640'}),
  };
}
