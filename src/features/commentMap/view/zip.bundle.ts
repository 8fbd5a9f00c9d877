import map from '@svg-maps/japan';
import {readMessage} from '@komebiyori/app-link/messages';
import style from '../draw/map.css';
import {createMapView} from '../draw/mapView.browser';
import {MapSession, TICK} from '../session/mapSession';
import {readSettings} from '../settings/settings';
import {deletedIds} from './deletedIds';
import {showSession} from './showSession.browser';

// The script of the template: served by the app, with the app's own SDK, shown by OBS.

/** What is used of `window.OneSDK` (6.0.0). What it tells is from outside. */
interface Sdk {
  readonly PERM: Readonly<Record<'COMMENT' | 'REACTION', string>>;
  usePermission(names: readonly string[]): string[];
  ready(): Promise<void>;
  setup(config: Readonly<Record<string, unknown>>): Promise<void>;
  subscribe(subscriber: {action: string; callback: (data: unknown) => void}): number;
  connect(): Promise<void>;
}

/** The SDK keeps so many comments; older ones have been judged by then. */
const KEPT = 500;

const sheet = document.createElement('style');
sheet.textContent = style;
document.head.append(sheet);

const settings = readSettings(document.querySelector('#settings')?.textContent ?? undefined);
const session = new MapSession(settings, Date.now, crypto.randomUUID());
const view = createMapView(map, settings);
document.querySelector('#map')?.replaceChildren(view.element);
showSession(view, session);
window.setInterval(session.tick, TICK);

/** Ids of the comments that were told of; the SDK tells the whole list each time. */
let told: readonly string[] = [];
let isFirst = true;

function receiveList(list: unknown): void {
  if (!Array.isArray(list)) return;
  const read = readMessage(JSON.stringify({type: 'comments', data: {comments: list}}));
  if (read?.type !== 'comments') return;
  const {comments} = read.data;
  const ids = comments.map(({data}) => data.id);
  const known = new Set(told);
  const gone = deletedIds(told, ids, KEPT);
  told = ids;
  if (gone.length > 0) session.receive({type: 'deleted', data: gone.map((id) => ({id}))});
  const fresh = comments.filter(({data}) => !known.has(data.id));
  if (fresh.length > 0) {
    session.receive({type: 'comments', data: {comments: fresh, options: {init: isFirst}}});
  }
  isFirst = false;
}

async function start(sdk: Sdk): Promise<void> {
  await sdk.ready();
  await sdk.setup({
    mode: 'all',
    disabledDelay: true,
    commentLimit: KEPT,
    permissions: sdk.usePermission([sdk.PERM.COMMENT, sdk.PERM.REACTION]),
  });
  sdk.subscribe({action: 'comments', callback: receiveList});
  sdk.subscribe({
    action: 'reactions',
    callback: (data) => {
      const message = readMessage(JSON.stringify({type: 'reactions', data}));
      if (message !== undefined) session.receive(message);
    },
  });
  await sdk.connect();
}

const {OneSDK: sdk} = window as {OneSDK?: Sdk};
if (sdk === undefined) view.setNote('本アプリのテンプレートとして開いてください');
else void start(sdk);
