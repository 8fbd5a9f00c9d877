import type {Channel} from './channel';
import type {createClipping} from './detect/clipping';
import {findHum} from './detect/hum';
import {createSpeechBands} from './detect/speechBands';
import {amplitudeToDb, powersToDb, powerToDb} from '@komebiyori/loudness/levels';
import {createRing, type Ring} from '@komebiyori/loudness/windows';
import {createLoudnessSpan} from './loudness/loudnessSpan';
import {correlationOf, type PhaseSource} from './phaseSpan';
import type {ChannelReading, Reading} from './reading';

/** Hops of 10 ms: what the readings look back on. */
const PEAK_HOPS = 5;
const RMS_HOPS = 30;
const OFFSET_HOPS = 100;
const SILENT_HOPS = 300;
/** Spectra of half a second of which the hum is the mean: 3 s. */
const HUM_SPECTRA = 5;
/** What a new spectrum leaves of the sums: a time constant of 2.5 s. */
const KEEP = 0.98;
/** Mean square below which a side has nothing to compare: -100 dBFS. */
const NOTHING = 1e-10;

/** What is shown while it is measured. */
export interface Live {
  readonly hop: () => void;
  readonly spectrum: (power: Float64Array) => void;
  readonly hum: (levels: Float64Array) => void;
  readonly knownTruePeak: (channel: number) => number;
  readonly read: () => Reading;
  readonly reset: () => void;
}

interface Options {
  readonly sampleRate: number;
  readonly hopLength: number;
  readonly clipping: ReturnType<typeof createClipping>;
}

/** What is since the start, and begins anew with `reset`. */
function createSince({channels, windows, totals}: PhaseSource) {
  return {
    loudness: createLoudnessSpan(windows),
    truePeaks: channels.map(() => 0),
    before: totals(),
    hops: 0,
  };
}

export function createLive(source: PhaseSource, options: Options): Live {
  const {channels, totals, product, spectrumBinWidth, humBinWidth, bins} = source;
  const {sampleRate, hopLength, clipping} = options;
  const sides = channels.map(createSide);
  const products = createRing(RMS_HOPS);
  const speech = createSpeechBands(spectrumBinWidth, KEEP);
  let spectrum: Float64Array = new Float64Array(bins);
  let hums: Float64Array[] = [];
  let hum: 50 | 60 | undefined;
  let silentHops = 0;
  let allHops = 0;
  let since = createSince(source);

  const correlation = (): number | undefined => {
    const powers = sides.map((side) => side.powers.sum(RMS_HOPS));
    if (powers.some((power) => power < NOTHING * RMS_HOPS)) return undefined;
    return correlationOf(products.sum(RMS_HOPS), powers);
  };
  const seconds = (frames: number): number => frames / sampleRate;
  return {
    hop: () => {
      allHops++;
      since.hops++;
      since.loudness.hop();
      products.push(product());
      silentHops = channels.every((channel) => channel.peak() === 0) ? silentHops + 1 : 0;
      for (const [index, channel] of channels.entries()) {
        sides[index]?.push(channel);
        since.truePeaks[index] = Math.max(since.truePeaks[index] ?? 0, channel.truePeak());
      }
    },
    spectrum: (power) => {
      spectrum = power;
      speech.add(power);
    },
    hum: (levels) => {
      hums = [...hums.slice(1 - HUM_SPECTRA), levels.slice()];
      // Here and not in `read`, which comes ten times as often.
      hum = hums.length < HUM_SPECTRA ? undefined : findHum(meanOf(hums), humBinWidth);
    },
    knownTruePeak: (channel) => since.truePeaks[channel] ?? 0,
    read: () => ({
      seconds: seconds(since.hops * hopLength),
      channels: sides.map((side, index) => side.read(since.truePeaks[index] ?? 0)),
      loudness: since.loudness.read(),
      clips: totals().clips - since.before.clips,
      clippedAt: clipping
        .frames()
        .map((frame) => seconds(frame - (allHops - since.hops) * hopLength)),
      correlation: correlation(),
      dcOffset:
        Math.max(...sides.map((side) => Math.abs(side.means.sum(OFFSET_HOPS)))) / OFFSET_HOPS,
      spectrum: powersToDb(spectrum),
      hum,
      lacksHighs: speech.lacksHighs(),
      lostFrames: totals().lostFrames - since.before.lostFrames,
      isSilent: silentHops >= SILENT_HOPS,
    }),
    reset: () => {
      since = createSince(source);
      clipping.forget();
    },
  };
}

interface Side {
  readonly push: (channel: Channel) => void;
  readonly powers: Ring;
  readonly means: Ring;
  readonly read: (truePeak: number) => ChannelReading;
}

/** The last hops of one channel. */
function createSide(): Side {
  const [peaks, powers, means] = [
    createRing(PEAK_HOPS),
    createRing(RMS_HOPS),
    createRing(OFFSET_HOPS),
  ];
  return {
    powers,
    means,
    push: (channel) => {
      peaks.push(channel.peak());
      powers.push(channel.power());
      means.push(channel.mean());
    },
    read: (truePeak) => ({
      peak: amplitudeToDb(peaks.max(PEAK_HOPS)),
      rms: powerToDb(powers.sum(RMS_HOPS) / RMS_HOPS),
      truePeak: amplitudeToDb(truePeak),
    }),
  };
}

function meanOf(spectra: readonly Float64Array[]): number[] {
  const length = spectra[0]?.length ?? 0;
  return Array.from(
    {length},
    (_, bin) => spectra.reduce((sum, levels) => sum + (levels[bin] ?? 0), 0) / spectra.length,
  );
}
