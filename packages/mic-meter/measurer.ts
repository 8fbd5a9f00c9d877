import {type Channel, createChannel} from './channel';
import {createClipping} from './detect/clipping';
import {createHumSpectra} from './detect/hum';
import {createLostFrames} from './detect/lostFrames';
import {createPlosives} from './detect/plosives';
import {createSpectrum} from './dsp/spectrum';
import {createHops} from '@komebiyori/loudness/hops';
import {createLive} from './live';
import {createLoudnessWindows} from '@komebiyori/loudness/windows';
import {createPhaseSpan, type PhaseSource, type PhaseSpan} from './phaseSpan';
import type {Phase, PhaseResult, Reading} from './reading';

const FFT_SIZE = 4096;
/** Hops from one spectrum to the next: 50 ms. */
const SPECTRUM_HOPS = 5;

/** Measures a signal that comes in blocks of any length; the values do not depend on the lengths. */
export interface Measurer {
  /**
   * Adds blocks of one length, one for each channel; a channel that is missing is silent.
   * @param time of a clock that does not jump, in ms; without it no lost frame is found
   */
  readonly push: (channels: readonly Float32Array[], time?: number) => void;
  /** What is measured, up to the last whole 10 ms. */
  readonly read: () => Reading;
  /** Begins anew what is measured since the start. */
  readonly reset: () => void;
  /** The clock went on without audio, as it was wanted (a suspended context). */
  readonly pause: () => void;
  readonly startPhase: (phase: Phase) => void;
  /** Undefined when no step was begun. */
  readonly endPhase: () => PhaseResult | undefined;
}

/** What is measured: a sample rate in Hz; a mono signal is one channel. */
export interface MeasuredFormat {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
}

export function createMeasurer({sampleRate, channels: count}: MeasuredFormat): Measurer {
  const hops = createHops(sampleRate, count);
  const {length, current} = hops;
  const channels = current.map(() => createChannel(sampleRate, length));
  const windows = createLoudnessWindows();
  const clipping = createClipping(count, sampleRate);
  const plosives = createPlosives();
  const lost = createLostFrames(sampleRate);
  const spectrum = createSpectrum(FFT_SIZE, count);
  const power = new Float64Array(spectrum.bins);
  const hum = createHumSpectra(channels[0]?.lowBand.rate ?? sampleRate, count);
  const lowBands = channels.map(({lowBand}) => lowBand.output);
  let product = 0;
  let hopCount = 0;
  let frames = 0;

  const source: PhaseSource = {
    channels,
    windows,
    totals: () => ({
      clips: clipping.count(),
      lostFrames: lost.count(),
      plosives: plosives.count(),
    }),
    product: () => product,
    humBinWidth: hum.binWidth,
    spectrumBinWidth: sampleRate / FFT_SIZE,
    bins: spectrum.bins,
  };
  const live = createLive(source, {sampleRate, hopLength: length, clipping});
  let phase: PhaseSpan | undefined;

  const filter = (): void => {
    for (const [index, channel] of channels.entries()) {
      const known = Math.min(live.knownTruePeak(index), phase?.knownTruePeak() ?? Infinity);
      channel.process(current[index] ?? new Float64Array(length), known);
    }
    // Both channels have the weight 1 (BS.1770-4, annex 1, table 3).
    windows.push(channels.reduce((sum, channel) => sum + channel.powerK(), 0));
    product = productOf(current);
    clipping.push(current, highest(channels, 'peak'), hopCount * length);
    plosives.push(highest(channels, 'lowPower'), highest(channels, 'power'));
  };
  const analyse = (): void => {
    spectrum.push(current, length);
    if (hopCount % SPECTRUM_HOPS === 0) {
      spectrum.measure(power);
      live.spectrum(power);
      phase?.spectrum(power);
    }
    if (hum.push(lowBands, channels[0]?.lowCount() ?? 0)) {
      live.hum(hum.levels);
      phase?.hum(hum.levels);
    }
  };
  const onHop = (): void => {
    filter();
    hopCount++;
    live.hop();
    phase?.hop();
    analyse();
  };
  return {
    push: (blocks, time) => {
      hops.push(blocks, onHop);
      frames += blocks[0]?.length ?? 0;
      if (time !== undefined) lost.push(frames, time);
    },
    read: live.read,
    reset: live.reset,
    pause: lost.pause,
    startPhase: (name) => {
      phase = createPhaseSpan(name, source);
    },
    endPhase: () => {
      const result = phase?.result();
      phase = undefined;
      return result;
    },
  };
}

/** Mean of left times right; 0 for mono. */
function productOf([left, right]: readonly Float64Array[]): number {
  if (left === undefined || right === undefined) return 0;
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += (left[i] ?? 0) * (right[i] ?? 0);
  return sum / left.length;
}

function highest(channels: readonly Channel[], name: 'peak' | 'power' | 'lowPower'): number {
  return Math.max(...channels.map((channel) => channel[name]()));
}
