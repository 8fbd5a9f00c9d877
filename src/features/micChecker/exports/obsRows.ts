import {formatNumber} from '../report/words';
import type {ObsFilters} from '@komebiyori/mic-meter/judge/filters';
import type {Report} from '../report/gradeReport';

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

const db = (value: number): string => `${formatNumber(value)}dB`;
const MISSING = '測れませんでした';

function gainValue(gain: ObsFilters['gain']): string {
  if (gain === undefined) return MISSING;
  if (gain === 'afterClipping') return '音割れを止めてから測ります';
  return gain > 0 ? `+${db(gain)}` : `${db(gain)}（不要）`;
}

/** OBS's filters in the order in which they are put, with their values; names as in OBS. */
export function obsRows({gate, gain, compressor, limiter}: ObsFilters): NamedValue[] {
  return [
    {
      name: 'ノイズゲート',
      value: gate
        ? `閉鎖しきい値${db(gate.close)}、開放しきい値${db(gate.open)}`
        : '使いません（ノイズが小さいか、ノイズが声に近すぎるため）',
    },
    {
      name: 'ゲイン',
      value: gainValue(gain),
    },
    {
      name: 'コンプレッサー',
      value: compressor
        ? `比率${compressor.ratio}:1、しきい値${db(compressor.threshold)}、アタックタイム${compressor.attack}ms、リリースタイム${compressor.release}ms、出力ゲイン${db(compressor.outputGain)}`
        : MISSING,
    },
    {
      name: 'リミッター',
      value: `しきい値${db(limiter.threshold)}、リリースタイム${limiter.release}ms`,
    },
  ];
}

const told = (value: number | undefined, unit: string): string =>
  value === undefined ? MISSING : `${formatNumber(value)}${unit}`;

/** The figures behind the grades. */
export function figureRows({loudness, truePeak, floor, floorA, snr}: Report): NamedValue[] {
  return [
    {name: '話し声の音量', value: told(loudness, 'LUFS')},
    {name: 'トゥルーピーク', value: told(truePeak, 'dBTP')},
    {name: 'ノイズ', value: told(floor, 'dBFS')},
    {name: 'ノイズ（A特性）', value: told(floorA, 'dBFS')},
    {name: '声とノイズの差（SNR）', value: told(snr, 'dB')},
  ];
}
