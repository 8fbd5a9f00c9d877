import {openChannel} from '@komebiyori/lib/channel.browser';
import * as v from 'valibot';

const CHANNEL = 'generator';

const Said = v.object({
  type: v.picklist(['hello', 'here', 'took', 'bye']),
  tab: v.string(),
  app: v.string(),
});

/** What a tab says to the others of the same version. */
type Word = v.InferOutput<typeof Said>['type'];

export interface Tabs {
  /** This tab saves from now on, the others do not. */
  readonly takeOver: () => void;
  readonly close: () => void;
}

/** What this tab hears of others. */
export interface TabEvents {
  /** How many others edit the same version. */
  readonly onCount: (others: number) => void;
  /** Another one saves from now on. */
  readonly onTaken: () => void;
}

/** Finds the other tabs that edit the same version. Browsers without channels have no others. */
export function watchTabs(app: string, {onCount, onTaken}: TabEvents): Tabs {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return {takeOver: () => undefined, close: () => undefined};
  const tab = crypto.randomUUID();
  const others = new Set<string>();
  const say = (type: Word): void => {
    channel.postMessage({type, tab, app});
  };
  channel.onmessage = ({data}: MessageEvent<unknown>) => {
    const read = v.safeParse(Said, data);
    if (!read.success || read.output.app !== app) return;
    const {type, tab: other} = read.output;
    if (type === 'bye') others.delete(other);
    else others.add(other);
    if (type === 'hello') say('here');
    if (type === 'took') onTaken();
    onCount(others.size);
  };
  const leave = (): void => {
    say('bye');
  };
  // A page that comes back from the cache of the browser is there again.
  const comeBack = ({persisted}: PageTransitionEvent): void => {
    if (persisted) say('hello');
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  say('hello');
  return {
    takeOver() {
      say('took');
    },
    close() {
      leave();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      channel.close();
    },
  };
}
