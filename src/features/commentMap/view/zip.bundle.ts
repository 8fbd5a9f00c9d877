import map from '@svg-maps/japan';
import {readMessage} from '@site/src/lib/appLink/messages';
import style from '../draw/map.css';
import {createMapView} from '../draw/mapView.browser';
import {createMapSession} from '../session/mapSession';
import {readSettings} from '../settings/settings';
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
const TICK = 5000;

const sheet = document.createElement('style');
sheet.textContent = style;
document.head.append(sheet);

const settings = readSettings(document.querySelector('#settings')?.textContent ?? undefined);
const session = createMapSession(settings, Date.now, crypto.randomUUID());
const view = createMapView(map, settings);
document.querySelector('#map')?.replaceChildren(view.element);
showSession(view, session);
window.setInterval(session.tick, TICK);

/** Comments that were told of; the SDK tells the whole list each time. */
let told = new WeakSet<object>();
let isFirst = true;

function receive(type: string, data: unknown): void {
  const message = readMessage(JSON.stringify({type, data}));
  if (message !== undefined) session.receive(message);
}

function receiveList(list: unknown): void {
  if (!Array.isArray(list)) return;
  const items: readonly unknown[] = list;
  const comments = items.filter(
    (item): item is object => typeof item === 'object' && item !== null,
  );
  const fresh = comments.filter((comment) => !told.has(comment));
  told = new WeakSet(comments);
  const options = {init: isFirst};
  isFirst = false;
  if (fresh.length > 0) receive('comments', {comments: fresh, options});
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
  for (const action of ['deleted', 'reactions']) {
    sdk.subscribe({
      action,
      callback: (data) => {
        receive(action, data);
      },
    });
  }
  await sdk.connect();
}

const {OneSDK: sdk} = window as {OneSDK?: Sdk};
if (sdk === undefined) view.setNote('本アプリのテンプレートとして開いてください');
else void start(sdk);
