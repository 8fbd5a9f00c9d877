import {formatNumber} from '../report/words';
import {distanceFrom, type Target} from '@komebiyori/mic-meter/judge/targets';

type Tone = 'none' | 'good' | 'warn' | 'bad';

export interface Words {
  readonly tone: Tone;
  readonly text: string;
}

/** What a peak in dBFS means for a streamer; limits as the colours of OBS's meter. */
export function peakWords(peak: number | undefined): Words {
  if (peak === undefined) return {tone: 'none', text: '待機中'};
  if (peak >= -0.1) return {tone: 'bad', text: '割れる'};
  if (peak > -9) return {tone: 'warn', text: '大きい'};
  if (peak > -20) return {tone: 'good', text: 'よい'};
  return peak > -45 ? {tone: 'none', text: '小さい'} : {tone: 'none', text: '静か'};
}

/** How a loudness in LUFS stands to a target. */
export function targetWords(loudness: number | undefined, target: Target): Words {
  if (loudness === undefined || loudness < -50) return {tone: 'none', text: '話すと分かります'};
  const distance = distanceFrom(target, loudness);
  if (distance === 0) return {tone: 'good', text: 'めやすの範囲です'};
  const size = formatNumber(Math.abs(distance));
  const side = distance < 0 ? '小さめ' : '大きめ';
  return {tone: Math.abs(distance) > 6 ? 'bad' : 'warn', text: `${size}LU${side}です`};
}

/** `−18.2`, always with one decimal so that it does not jump; `—` for nothing. */
export function shown(value: number | undefined): string {
  if (value === undefined) return '—';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
