import {createAppLink} from '@komebiyori/app-link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import {keptJson} from '@site/src/browser/keptText.browser';
import type {AppLink} from '@komebiyori/app-link/link';
import type {AppService} from '@komebiyori/app-link/messages';
import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {toReactionKey, type Command} from '../session/commands';
import {MapSession, TICK} from '../session/mapSession';
import {DEFAULT_SETTINGS, readSettings, type Settings} from '../settings/settings';

export const keptSettings = keptJson('commentMap.settings', readSettings);

/** What every page of the map listens to. */
export const TOPICS = [
  'connected',
  'comments',
  'deleted',
  'clear',
  'reactions',
  'services',
] as const;

const DEMO_EVERY = 450;

/** Everything that the page of the map has. */
export interface MapTool {
  readonly link: AppLink;
  readonly settings: Watched<Settings>;
  readonly change: (some: Partial<Settings>) => void;
  readonly resetSettings: () => void;
  /** The settings before the last reset; undefined when there is nothing to take back. */
  readonly formerSettings: Store<Settings | undefined>;
  /** The count that is seen: that of the stream, or of the demonstration. */
  readonly shown: Watched<MapSession>;
  readonly isDemo: Watched<boolean>;
  readonly setDemo: (isOn: boolean) => Promise<void>;
  /** Does it here, and tells the overlays in OBS. */
  readonly command: (command: Command) => void;
  /** The frames of the app, as far as it said. */
  readonly frames: Watched<readonly AppService[]>;
  readonly close: () => void;
}

/** Makes the tool; nothing is connected before `link.connect` or `link.connectIfGranted`. */
export function createMapTool(): MapTool {
  const self = crypto.randomUUID();
  const settings = createStore(keptSettings.load());
  const formerSettings = createStore<Settings | undefined>(undefined);
  const link = createAppLink({address: keptAddress('loopback'), topics: TOPICS});
  const newSession = (): MapSession => new MapSession(settings.get(), Date.now, self);
  const live = newSession();
  const shown = createStore(live);
  const isDemo = createStore(false);
  const frames = createStore<readonly AppService[]>([]);
  let demoTimer = 0;

  link.onMessage((message) => {
    if (message.type === 'services') frames.set(message.data);
    if (message.type === 'connected' && message.data.services) frames.set(message.data.services);
    live.receive(message);
  });
  const ticker = window.setInterval(() => {
    shown.get().tick();
  }, TICK);

  const apply = (next: Settings): void => {
    settings.set(next);
    live.setSettings(next);
    if (isDemo.get()) shown.get().setSettings(next);
  };
  // Else this tab would keep its older ones over them.
  const stopListening = keptSettings.onElsewhere(apply);
  const stopDemo = (): void => {
    window.clearInterval(demoTimer);
    isDemo.set(false);
    shown.set(live);
  };
  return {
    link,
    settings,
    formerSettings,
    shown,
    isDemo,
    frames,
    change: (some) => {
      apply({...settings.get(), ...some});
    },
    resetSettings: () => {
      formerSettings.set(settings.get());
      apply(DEFAULT_SETTINGS);
    },
    async setDemo(isOn) {
      stopDemo();
      if (!isOn) return;
      isDemo.set(true);
      const session = newSession();
      session.follow({kind: 'open'});
      // At once: what is pressed while the rest is loaded is not for the stream.
      shown.set(session);
      const {createDemo} = await import('./demo');
      // Ended in the meantime.
      if (shown.get() !== session) return;
      const next = createDemo(7, Date.now());
      demoTimer = window.setInterval(() => {
        const message = next();
        if (message !== undefined) session.receive(message);
      }, DEMO_EVERY);
    },
    command: (command) => {
      shown.get().follow(command);
      if (isDemo.get() || link.state.get().kind !== 'connected') return;
      const reactions = [{key: toReactionKey(command, self), value: 1}];
      void link.post('/api/reactions', {reactions, effect: false});
    },
    close: () => {
      stopDemo();
      stopListening();
      window.clearInterval(ticker);
      link.close();
    },
  };
}
