import type {Reading} from '../measure/reading';
import {formatNumber} from '../report/decibels';
import {clock} from '../takes/waveform';

/** One thing that is looked at all the time. */
export interface Check {
  readonly name: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  readonly text: string;
}

/** A side that is this far below the other, in dB, carries nothing of the voice. */
const ONE_SIDED = 20;
/** Only a signal above this is judged, in dBFS RMS. */
const SOUND = -55;
const INVERTED = -0.5;
const DC_OFFSET = 0.005;

function sides({channels, correlation}: Reading): Check {
  const name = '左右';
  const [left, right] = channels;
  if (left === undefined || right === undefined) {
    return {name, tone: 'good', text: 'モノラルです'};
  }
  if (Math.max(left.rms, right.rms) < SOUND) {
    return {name, tone: 'none', text: '話すと分かります'};
  }
  const difference = left.rms - right.rms;
  if (Math.abs(difference) > ONE_SIDED) {
    const side = difference > 0 ? '左' : '右';
    return {name, tone: 'bad', text: `${side}だけに入っています。OBSで「モノラル」をオンにします`};
  }
  if (correlation !== undefined && correlation < INVERTED) {
    return {
      name,
      tone: 'bad',
      text: `逆位相です（相関${correlation.toFixed(2)}）。スマートフォンで声が消えます`,
    };
  }
  const told = correlation === undefined ? '' : `（相関${correlation.toFixed(2)}）`;
  return {name, tone: 'good', text: `両側から入っています${told}`};
}

function clipping({clips, clippedAt}: Reading): Check {
  const name = '音割れ';
  if (clips === 0) return {name, tone: 'good', text: '0回'};
  const times = clippedAt.slice(-5).map(clock).join('、');
  return {name, tone: 'bad', text: `${clips}回（${times}）。ゲインを下げます`};
}

function offset({dcOffset}: Reading): Check {
  const text = `${formatNumber(Math.abs(dcOffset) * 100)}%`;
  const isHigh = Math.abs(dcOffset) > DC_OFFSET;
  return {
    name: '直流のずれ',
    tone: isHigh ? 'warn' : 'good',
    text: isHigh ? `${text}。機器の故障か、相性です` : text,
  };
}

/** All checks of a reading; `sampleRate` in Hz. */
export function checksOf(reading: Reading, sampleRate: number): Check[] {
  const {hum, lacksHighs, lostFrames} = reading;
  const lost = Math.round((lostFrames / sampleRate) * 1000);
  return [
    clipping(reading),
    sides(reading),
    hum === undefined
      ? {name: '電源のハム', tone: 'good', text: 'ありません'}
      : {name: '電源のハム', tone: 'warn', text: `${hum}Hzがあります。USBと電源の線を離します`},
    lacksHighs
      ? {
          name: '高い音',
          tone: 'warn',
          text: '8kHzより上がありません。Bluetoothの通話モードの可能性があります',
        }
      : {name: '高い音', tone: 'good', text: '不足は見つかりません'},
    offset(reading),
    lost === 0
      ? {name: '音切れ', tone: 'good', text: 'ありません'}
      : {name: '音切れ', tone: 'warn', text: `合わせて${lost}msです。重いアプリを閉じます`},
  ];
}

/** The names of the checks, before there is anything to check. */
export const CHECK_NAMES = ['音割れ', '左右', '電源のハム', '高い音', '直流のずれ', '音切れ'];
