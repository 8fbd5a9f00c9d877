import {PROCESSINGS, readActual, type DeviceFacts, type Processing} from '../settings/deviceFacts';
import type {ChannelChoice, Settings} from '../settings/settings';
import {MicrophoneError, missingPart, refusal} from '@site/src/browser/microphoneRefusal.browser';

/** A microphone that delivers sound. */
export interface OpenMicrophone {
  readonly facts: DeviceFacts;
  readonly track: MediaStreamTrack;
  readonly context: AudioContext;
  /** One or two channels, as chosen. */
  readonly source: AudioNode;
  readonly close: () => void;
}

/** The kinds of processing that this browser can switch. */
export function supportedProcessing(): readonly Processing[] {
  if (!('mediaDevices' in navigator)) return PROCESSINGS;
  const supported = navigator.mediaDevices.getSupportedConstraints();
  return PROCESSINGS.filter((one) => supported[one] === true);
}

function constraints(settings: Settings, deviceId: string): MediaTrackConstraints {
  const {echoCancellation, noiseSuppression, autoGainControl} = settings;
  return {
    echoCancellation,
    noiseSuppression,
    autoGainControl,
    // Both channels where there are two: a microphone on one side only is a thing to find.
    channelCount: {ideal: 2},
    ...(deviceId === '' ? {} : {deviceId: {exact: deviceId}}),
  };
}

const request = (audio: MediaTrackConstraints | true): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({audio, video: false});

/** Opens the chosen device; if its limits are in the way, without the limit, and then any at all. */
async function requestStream(
  settings: Settings,
  deviceId: string,
): Promise<{stream: MediaStream; fellBack: boolean}> {
  const isMismatch = (error: unknown): boolean =>
    error instanceof Error && error.name === 'OverconstrainedError';
  try {
    return {stream: await request(constraints(settings, deviceId)), fellBack: false};
  } catch (error) {
    if (!isMismatch(error)) throw error;
  }
  try {
    return {stream: await request(constraints(settings, '')), fellBack: deviceId !== ''};
  } catch (error) {
    if (!isMismatch(error)) throw error;
  }
  return {stream: await request(true), fellBack: deviceId !== ''};
}

/** Firefox connects nothing of another rate than the device's. */
function createContext(sampleRate: number | undefined): AudioContext {
  if (sampleRate === undefined) return new AudioContext();
  try {
    return new AudioContext({sampleRate});
  } catch {
    return new AudioContext();
  }
}

function chosenChannel(
  context: AudioContext,
  source: AudioNode,
  channel: ChannelChoice,
  channelCount: number | undefined,
): AudioNode {
  if (channel === 'both' || channelCount === 1) return source;
  const splitter = new ChannelSplitterNode(context, {numberOfOutputs: 2});
  const single = new GainNode(context, {channelCount: 1, channelCountMode: 'explicit'});
  source.connect(splitter).connect(single, channel === 'left' ? 0 : 1);
  return single;
}

/**
 * Asks for a microphone and opens it; `deviceId` is empty for the system's own choice.
 *
 * @throws MicrophoneError with what was in the way
 */
export async function openMicrophone(
  settings: Settings,
  deviceId: string,
): Promise<OpenMicrophone> {
  const missing = missingPart();
  if (missing !== undefined) throw new MicrophoneError(missing);
  const {stream, fellBack} = await requestStream(settings, deviceId).catch(
    async (error: unknown) => {
      throw await refusal(error);
    },
  );
  const [track] = stream.getAudioTracks();
  if (track === undefined) throw new MicrophoneError('noDevice');
  const actual = readActual(track.getSettings());
  const context = createContext(actual.sampleRate);
  const {echoCancellation, noiseSuppression, autoGainControl} = settings;
  return {
    facts: {
      deviceId: track.getSettings().deviceId ?? deviceId,
      label: track.label,
      asked: {echoCancellation, noiseSuppression, autoGainControl},
      actual,
      contextRate: context.sampleRate,
      fellBack,
    },
    track,
    context,
    source: chosenChannel(
      context,
      context.createMediaStreamSource(stream),
      settings.channel,
      actual.channelCount,
    ),
    close: () => {
      for (const one of stream.getTracks()) one.stop();
      void context.close().catch(() => undefined);
    },
  };
}
