import * as v from 'valibot';
import {amplitudeToDb, powerToDb} from '@komebiyori/loudness/levels';
import {createRing, type Ring} from '@komebiyori/loudness/windows';
import {floored, type Levels} from '../levels/levels';
import {entries, InputName} from './obsInputs';

/** 120 dB over full scale is more than any input has; its square is a number still. */
const mul = v.pipe(v.number(), v.minValue(0), v.maxValue(1e6));

/** OBS has eight at most (`MAX_AUDIO_CHANNELS`). */
const MOST_CHANNELS = 64;

/**
 * `InputVolumeMeters` of obs-websocket 5: for each channel the magnitude (RMS), the peak, and the
 * peak before the fader, as factors of full scale.
 */
const MetersSchema = v.object({
  inputs: v.pipe(
    entries,
    v.array(
      v.object({
        inputName: v.string(),
        inputLevelsMul: v.pipe(
          v.array(v.pipe(v.array(mul), v.minLength(2))),
          v.maxLength(MOST_CHANNELS),
        ),
      }),
    ),
    v.transform((all) => all.filter(({inputName}) => v.is(InputName, inputName))),
  ),
});

/** OBS tells every 50 ms: 100 ms for the RMS as of other sources, 400 ms for the loudness. */
const RMS_TELLS = 2;
const LOUDNESS_TELLS = 8;

/** Meters of OBS in, levels out; one for each connection, because it looks back. */
export interface ObsLevels {
  /** The levels by input; undefined for what is no such message. */
  readonly read: (data: unknown) => ReadonlyMap<string, Levels> | undefined;
}

export function createObsLevels(): ObsLevels {
  /** Of the inputs of the last message: OBS tells of all that make a sound. */
  const rings = new Map<string, Ring>();
  const ringOf = (name: string): Ring => {
    const ring = rings.get(name) ?? createRing(LOUDNESS_TELLS);
    rings.set(name, ring);
    return ring;
  };
  const levelsOf = (name: string, channels: readonly (readonly number[])[]): Levels => {
    const magnitude = Math.max(0, ...channels.map(([first = 0]) => first));
    const peak = Math.max(0, ...channels.map(([, second = 0]) => second));
    const ring = ringOf(name);
    ring.push(magnitude * magnitude);
    return {
      rms: {all: floored(powerToDb(ring.sum(RMS_TELLS) / RMS_TELLS))},
      peak: {all: floored(amplitudeToDb(peak))},
      lufsM: floored(powerToDb(ring.sum(LOUDNESS_TELLS) / LOUDNESS_TELLS)),
    };
  };
  return {
    read(data) {
      const result = v.safeParse(MetersSchema, data);
      if (!result.success) return undefined;
      const names = new Set(result.output.inputs.map(({inputName}) => inputName));
      for (const name of rings.keys()) if (!names.has(name)) rings.delete(name);
      return new Map(
        result.output.inputs.map(({inputName, inputLevelsMul}) => [
          inputName,
          levelsOf(inputName, inputLevelsMul),
        ]),
      );
    },
  };
}

/**
 * Kinds of inputs whose sound OBS has never or only when it is set so: pictures, texts, captures of
 * screens, and browser sources, whose sound goes past OBS's mixer at first.
 */
const MUTE_KINDS =
  /^(?:image_source|color_source|slideshow|text_|browser_source|window_capture|monitor_capture|game_capture|display_capture|screen_capture|xshm_input|xcomposite_input|pipewire-|v4l2_input|av_capture_input|dshow_input|syphon)/u;

/** Whether an input has sound by its kind, as `inputKind` of obs-websocket names it. */
export const hasSoundByKind = (kind: string): boolean => !MUTE_KINDS.test(kind);
