import {MicrophoneError, missingPart, refusal} from '@site/src/browser/microphoneRefusal.browser';
import {createStore, type Watched} from '@komebiyori/lib/store';
import type {Told} from '../levels/analyser';
import type {StartLevels} from '../levels/startLevels.browser';
import type {SoundState, TabProblem} from './soundTexts';

/** A source whose sound the page itself hears: a microphone, or a tab. */
export interface SoundSource {
  readonly state: Watched<SoundState>;
  /** Only on a press: the browser asks. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** A browser that still waits for a click after this many milliseconds will not begin by itself. */
const RESUME_MS = 1500;

class TabError extends Error {
  constructor(readonly problem: TabProblem) {
    super(problem);
  }
}

/** Raw: what the microphone's processing evens out is what rules are about. */
const requestMicrophone = (deviceId: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: {
      echoCancellation: false,
      noiseSuppression: false,
      autoGainControl: false,
      ...(deviceId === '' ? {} : {deviceId: {ideal: deviceId}}),
    },
    video: false,
  });

async function openMicrophone(deviceId: string): Promise<MediaStream> {
  try {
    return await requestMicrophone(deviceId);
  } catch (error) {
    throw await refusal(error);
  }
}

async function openTab(): Promise<MediaStream> {
  const {mediaDevices} = navigator;
  if (!('getDisplayMedia' in mediaDevices)) throw new TabError('unsupported');
  // The picture cannot be left out; it is not looked at.
  const stream = await mediaDevices
    .getDisplayMedia({
      audio: {echoCancellation: false, noiseSuppression: false, autoGainControl: false},
      video: {frameRate: 1},
    })
    .catch((error: unknown) => {
      const isRefused = error instanceof Error && error.name === 'NotAllowedError';
      throw new TabError(isRefused ? 'dismissed' : 'unsupported');
    });
  for (const track of stream.getVideoTracks()) track.enabled = false;
  if (stream.getAudioTracks().length > 0) return stream;
  for (const track of stream.getTracks()) track.stop();
  throw new TabError('no-sound');
}

function createSound(
  open: () => Promise<MediaStream>,
  startLevels: StartLevels,
  onTold: (told: Told) => void,
): SoundSource {
  const state = createStore<SoundState>({kind: 'off'});
  let attempt = 0;
  let release = (): void => undefined;

  const end = (next: SoundState): void => {
    attempt += 1;
    release();
    release = () => undefined;
    state.set(next);
  };
  const run = async (stream: MediaStream, isMine: () => boolean): Promise<void> => {
    const context = new AudioContext();
    const stopTracks = (): void => {
      for (const track of stream.getTracks()) track.stop();
      void context.close().catch(() => undefined);
    };
    release = stopTracks;
    await Promise.race([
      context.resume().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, RESUME_MS)),
    ]);
    const source = context.createMediaStreamSource(stream);
    const stopLevels = await startLevels(context, source, onTold).catch(() => {
      throw new MicrophoneError('workletFailed');
    });
    if (!isMine()) {
      stopLevels();
      stopTracks();
      return;
    }
    release = () => {
      stopLevels();
      stopTracks();
    };
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', () => {
      if (isMine()) end({kind: 'ended'});
    });
    const show = (): void => {
      if (!isMine() || context.state === 'closed') return;
      const isRunning = context.state === 'running';
      state.set(isRunning ? {kind: 'running', label: track?.label ?? ''} : {kind: 'suspended'});
    };
    context.addEventListener('statechange', show);
    show();
  };
  return {
    state,
    async start() {
      end({kind: 'asking'});
      const mine = attempt;
      const isMine = (): boolean => mine === attempt;
      try {
        const missing = missingPart();
        if (missing !== undefined) throw new MicrophoneError(missing);
        const stream = await open();
        if (isMine()) await run(stream, isMine);
        else for (const track of stream.getTracks()) track.stop();
      } catch (error) {
        if (!isMine()) return;
        const isKnown = error instanceof MicrophoneError || error instanceof TabError;
        end({kind: 'failed', problem: isKnown ? error.problem : 'unknown'});
      }
    },
    stop: () => {
      end({kind: 'off'});
    },
  };
}

/** @param deviceId of the chosen device, empty for the system's own choice */
export const createMicrophone = (
  deviceId: () => string,
  startLevels: StartLevels,
  onTold: (told: Told) => void,
): SoundSource => createSound(() => openMicrophone(deviceId()), startLevels, onTold);

/** The sound of a tab, a window or the whole screen, as the visitor chooses. */
export const createTabSound = (
  startLevels: StartLevels,
  onTold: (told: Told) => void,
): SoundSource => createSound(openTab, startLevels, onTold);
