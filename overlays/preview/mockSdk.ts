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

/** What the SDK does with messages, without an app: nothing waits, nothing is asked of a server. */
export function createMockSdk({onConnect}: MockOptions): MockSdk {
  const subscribers = new Map<number, {readonly action: string; readonly callback: Callback}>();
  let comments = new Map<string, unknown>();
  let config: Loose = {mode: 'all', commentLimit: 100, permissions: null};
  let services: readonly unknown[] = [];
  let pinned: unknown = null;
  let isConnected = false;
  let lastId = 0;

  const publish = (action: string, data: unknown): void => {
    for (const one of [...subscribers.values()]) if (one.action === action) one.callback(data);
  };
  const publishAll = (): void => {
    comments = new Map([...comments].slice(-Number(config['commentLimit'])));
    if (config['mode'] === 'all') publish('comments', [...comments.values()]);
  };
  const receive: MockSdk['receive'] = ({type, data}) => {
    switch (type) {
      case 'comments':
      case 'connected': {
        const list = loose(data)['comments'];
        const fresh = Array.isArray(list) ? list.filter((one) => isLetIn(one, config)) : [];
        for (const comment of fresh) comments.set(idOf(comment), comment);
        publishAll();
        if (type === 'connected') publish('connected', data);
        else if (config['mode'] === 'diff') publish('comments', fresh);
        return;
      }
      case 'deleted':
        for (const one of Array.isArray(data) ? data : [])
          comments.delete(String(loose(one)['id']));
        publishAll();
        return;
      case 'clear':
        comments = new Map();
        publish('comments', []);
        return;
      default:
        if (type === 'pinned') pinned = data;
        if (type === 'services' && Array.isArray(data)) services = data;
        if (isPermitted(type, config)) publish(type, data);
    }
  };

  const answer = (data: unknown) => () => Promise.resolve({data, status: 200});
  const given = (data: () => unknown) => () => Promise.resolve(data());
  const sdk = {
    get connected() {
      return isConnected;
    },
    get config() {
      return Object.freeze({...config});
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
      config = {...config, ...loose(wanted)};
      return Promise.resolve();
    },
    subscribe: (subscriber: {action: string; callback: Callback}) => {
      lastId += 1;
      subscribers.set(lastId, subscriber);
      return lastId;
    },
    unsubscribe: (id: number) => {
      subscribers.delete(id);
    },
    reset: () => {
      receive({type: 'clear'});
    },
    connect: () => {
      if (!isConnected) {
        isConnected = true;
        receive({type: 'connected', data: {comments: []}});
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
    getComments: given(() => [...comments.values()]),
    searchComments: given(() => [...comments.values()]),
    getPinnedComment: given(() => pinned),
    getTemplates: given(() => []),
    getServices: given(() => services),
    getConfig: given(() => []),
    getOrders: given(() => []),
    cancelOrder: given(() => []),
    completeOrder: given(() => []),
    getSetList: given(() => ({})),
  } satisfies MockSdk['sdk'];
  return {sdk, receive, comments: () => [...comments.values()]};
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
