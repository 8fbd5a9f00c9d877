import {createGuidedTest, type GuidedTest} from './guided/guidedTest.browser';
import type {StartMeter} from '@komebiyori/mic-meter';
import {nextLive, type Live} from './meters/live';
import {createMicSession, type MicSession} from './session/micSession.browser';
import {deviceOf, isOpen} from './session/session';
import {readSettings, type Settings} from './settings/settings';
import {createStore, type Store} from '@komebiyori/lib/store';
import {createPlayer, type Player} from './takes/player.browser';
import {createRecorder, type Recorder} from './takes/recorder.browser';
import {keptJson} from '@site/src/browser/keptText.browser';

/** Where the browser keeps nothing they hold for this visit. */
const keptSettings = keptJson('micChecker.settings', readSettings);

/** All that the page works with. */
export interface Tool {
  readonly session: MicSession;
  readonly settings: Store<Settings>;
  readonly live: Store<Live | undefined>;
  readonly guided: GuidedTest;
  readonly recorder: Recorder;
  readonly player: Player;
  /** Changes settings; what concerns the microphone opens it anew. */
  readonly change: (changes: Partial<Settings>) => void;
  readonly start: (deviceId?: string) => void;
  readonly close: () => void;
}

const OF_DEVICE = ['echoCancellation', 'noiseSuppression', 'autoGainControl', 'channel'] as const;

/** Makes the tool of one visit; nothing is asked for before `start`. */
export function createTool(startMeter: StartMeter): Tool {
  const session = createMicSession(startMeter);
  const settings = createStore(keptSettings.load());
  const live = createStore<Live | undefined>(undefined);
  const guided = createGuidedTest(session);
  const recorder = createRecorder(session);
  const player = createPlayer();
  // Of an open microphone we know its id; a failure forgets it, so we do not.
  let chosen = '';

  const start = (deviceId = chosen): void => {
    chosen = deviceId;
    void session.start(settings.get(), deviceId);
  };
  const stops = [
    session.reading.subscribe(() => {
      const reading = session.reading.get();
      live.set(reading === undefined ? undefined : nextLive(live.get(), reading));
    }),
    recorder.takes.subscribe(() => {
      player.load(recorder.takes.get());
    }),
    // What the loudspeaker plays is not what the microphone is to hear.
    recorder.recording.subscribe(() => {
      if (recorder.recording.get() !== undefined) player.pause();
    }),
    guided.state.subscribe(() => {
      if (guided.state.get().kind === 'lead') player.pause();
    }),
  ];
  return {
    session,
    settings,
    live,
    guided,
    recorder,
    player,
    change: (changes) => {
      const before = settings.get();
      const next = {...before, ...changes};
      settings.set(next);
      keptSettings.keep(next);
      const isOfDevice = OF_DEVICE.some((key) => next[key] !== before[key]);
      const state = session.state.get();
      if (isOfDevice && isOpen(state)) start(deviceOf(state)?.deviceId);
    },
    start,
    close: () => {
      for (const stop of stops) stop();
      guided.close();
      recorder.close();
      player.close();
      session.close();
    },
  };
}
