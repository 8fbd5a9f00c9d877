/** The three kinds of processing that a browser can do to a microphone's sound. */
export const PROCESSINGS = ['echoCancellation', 'noiseSuppression', 'autoGainControl'] as const;

export type Processing = (typeof PROCESSINGS)[number];

export const PROCESSING_NAMES: Record<Processing, string> = {
  echoCancellation: 'エコー除去',
  noiseSuppression: 'ノイズ抑制',
  autoGainControl: '自動ゲイン調整',
};

/** Which processing is on. */
type ProcessingChoice = Readonly<Record<Processing, boolean>>;

/** What the device says of itself; undefined where it says nothing. */
export interface ActualSettings {
  readonly sampleRate: number | undefined;
  readonly channelCount: number | undefined;
  /** In bits. */
  readonly sampleSize: number | undefined;
  /** In seconds. */
  readonly latency: number | undefined;
  readonly processing: Readonly<Record<Processing, boolean | undefined>>;
}

/** A microphone that was opened. */
export interface DeviceFacts {
  readonly deviceId: string;
  readonly label: string;
  readonly asked: ProcessingChoice;
  readonly actual: ActualSettings;
  /** Of the audio context: the rate at which is measured, in Hz. */
  readonly contextRate: number;
  /** The chosen microphone was not there, so the system's own choice was opened. */
  readonly fellBack: boolean;
}

const numberOr = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

// A newer draft lets echo cancellation be a word, such as `all` or `remote-only`.
const switchOr = (value: unknown): boolean | undefined => {
  if (typeof value === 'string') return value !== 'none';
  return typeof value === 'boolean' ? value : undefined;
};

/** Reads `MediaStreamTrack.getSettings()`, which each browser fills differently. */
export function readActual(settings: object): ActualSettings {
  const read = (key: string): unknown => Reflect.get(settings, key);
  return {
    sampleRate: numberOr(read('sampleRate')),
    channelCount: numberOr(read('channelCount')),
    sampleSize: numberOr(read('sampleSize')),
    latency: numberOr(read('latency')),
    processing: {
      echoCancellation: switchOr(read('echoCancellation')),
      noiseSuppression: switchOr(read('noiseSuppression')),
      autoGainControl: switchOr(read('autoGainControl')),
    },
  };
}

/** What was asked for and not done. */
export function ignoredProcessing({asked, actual}: DeviceFacts): Processing[] {
  return PROCESSINGS.filter((one) => {
    const is = actual.processing[one];
    return is !== undefined && is !== asked[one];
  });
}

export interface FactRow {
  readonly name: string;
  readonly value: string;
  readonly isIgnored: boolean;
}

const UNKNOWN = '不明（ブラウザから取得できません）';
const ON_OFF = (value: boolean): string => (value ? 'オン' : 'オフ');

function processingRow(facts: DeviceFacts, one: Processing): FactRow {
  const is = facts.actual.processing[one];
  const isIgnored = ignoredProcessing(facts).includes(one);
  const value = is === undefined ? UNKNOWN : ON_OFF(is);
  return {
    name: PROCESSING_NAMES[one],
    value: isIgnored ? `${value}（${ON_OFF(facts.asked[one])}にできませんでした）` : value,
    isIgnored,
  };
}

/** What really happens to the sound, row by row. */
export function factRows(facts: DeviceFacts): FactRow[] {
  const {sampleRate, channelCount, sampleSize, latency} = facts.actual;
  const plain = (name: string, value: string | undefined): FactRow => ({
    name,
    value: value ?? UNKNOWN,
    isIgnored: false,
  });
  const hertz = (rate: number): string => `${rate.toLocaleString('ja-JP')}Hz`;
  return [
    plain('マイクのサンプリング周波数', sampleRate === undefined ? undefined : hertz(sampleRate)),
    plain('測るときの周波数', hertz(facts.contextRate)),
    plain('チャンネル数', channelCount === undefined ? undefined : `${channelCount}`),
    plain('ビット数', sampleSize === undefined ? undefined : `${sampleSize}bit`),
    plain('遅れ', latency === undefined ? undefined : `${Math.round(latency * 1000)}ms`),
    ...PROCESSINGS.map((one) => processingRow(facts, one)),
  ];
}
