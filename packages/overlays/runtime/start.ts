import type {Settings} from '../package/settings';
import {SETTINGS_ID} from '../package/scriptData';
import {createChanges} from './comments/changes';
import {createFilter} from './comments/filter';
import type {Item} from './comments/item';
import {loose, readItem} from './comments/readItem';
import {refreshTimes, type Drawing} from './dom/commentElement';
import {part} from './dom/part';
import {safeNodes} from './dom/safeNodes';
import {createTransitions} from './dom/transitions';
import type {Kind} from './kind';
import {createSdkSource} from './source/sdkSource';
import {KEPT, type Source} from './source/source';

const NOTICE = '本アプリのテンプレートの一覧から、OBSへドラッグして使います。';
const TIMES_MS = 20_000;
/** What is older than this when the first list comes was written before the page was there. */
const OLD_MS = 5000;

/**
 * Starts a template: called by the script that blocks the parser, with what its kind does.
 * @param legacy where comments come from in 4.2, for the kinds that it has
 */
export function start(kind: Kind, legacy?: () => Source): void {
  const settings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '') as Settings;
  const container = document.getElementById('container') ?? document.body;
  const list = container.querySelector<HTMLElement>('.comments') ?? container;
  Object.assign(container.dataset, {kind: settings.runtime, template: settings.template});
  document.body.hidden = false;
  const source = sourceOf(settings, legacy);
  if (source === undefined) {
    if (window.obsstudio === undefined) document.body.append(part('p', 'overlay-notice', NOTICE));
    return;
  }
  run(kind, source, {settings, container, list});
}

function sourceOf(settings: Settings, legacy?: () => Source): Source | undefined {
  if (settings.app === '4_2') return legacy?.();
  return window.OneSDK === undefined ? undefined : createSdkSource(window.OneSDK, settings);
}

interface Page {
  readonly settings: Settings;
  readonly container: HTMLElement;
  readonly list: HTMLElement;
}

function run(kind: Kind, source: Source, page: Page): void {
  const {settings, container} = page;
  const {motion, shown, filter, isPro} = settings;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const isStill = (): boolean => motion.reduced === 'always' || reduced.matches;
  const now = (): number => Date.now();
  const frames = new Map<string, string>();
  const drawing: Drawing = {
    settings,
    now,
    styleOf: ({source: comment}) => source.styleOf(comment),
    frameOf: ({frameId, frameName}) => frameName || (frames.get(frameId) ?? ''),
  };
  const transitions = createTransitions(isStill, motion.moves);
  const overlay = kind({...page, drawing, transitions, isStill});
  const isWanted = createFilter(filter);
  const wanted = (item: Item): boolean => isWanted(item, () => safeNodes(item.html).text);
  const compare = createChanges(KEPT);
  let isFirst = true;

  source.start({
    comments(entries) {
      const {added, changed, removed} = compare(entries);
      const fresh = added.filter(wanted);
      const before = isFirst ? now() - OLD_MS : -Infinity;
      const isOld = ({time = 0}: Item): boolean => time < before;
      isFirst = false;
      overlay.remove([...removed, ...changed.filter((item) => !wanted(item)).map(({id}) => id)]);
      for (const item of changed.filter(wanted)) overlay.change(item);
      addAll(fresh.filter(isOld), true);
      addAll(
        fresh.filter((item) => !isOld(item)),
        false,
      );
    },
    pinned(comment) {
      overlay.pin(readItem(comment));
    },
    frames(services) {
      if (!Array.isArray(services)) return;
      for (const {id, name} of services.map(loose)) {
        if (typeof id === 'string' && typeof name === 'string') frames.set(id, name);
      }
    },
  });
  const addAll = (items: readonly Item[], isOld: boolean): void => {
    if (items.length > 0) overlay.add(items, isOld);
  };
  if (shown.time === 'relative') {
    setInterval(() => {
      refreshTimes(container, shown.time, now());
    }, TIMES_MS);
  }
  if (isPro) void showLicence(source);
}

/** Effects of Pro templates hang on `data-licensed`; without a licence a small mark says why. */
async function showLicence(source: Source): Promise<void> {
  const isLicensed = await source.isLicensed();
  document.body.dataset['licensed'] = String(isLicensed);
  if (!isLicensed) document.body.append(part('span', 'pro-mark', 'Pro'));
}
