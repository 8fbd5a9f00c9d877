import type {Reading} from '@komebiyori/mic-meter/reading';
import {formatLength, formatNumber} from '../report/words';
import {clock} from '../takes/takes';

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
/** Seconds before a hum can be told. */
const HUM_SECONDS = 3;

const UNHEARD = {tone: 'none', text: '音が入ると分かります'} as const;
const UNSPOKEN = {tone: 'none', text: '話すと分かります'} as const;

/** Whether anything at all has come: a dead input has no fault that one could see. */
const isHeard = ({channels, isSilent}: Reading): boolean =>
  !isSilent && channels.some(({truePeak}) => truePeak > -Infinity);

function sides({channels, correlation}: Reading): Check {
  const name = '左右';
  const [left, right] = channels;
  if (left === undefined || right === undefined) {
    return {name, tone: 'good', text: 'モノラルです'};
  }
  if (Math.max(left.rms, right.rms) < SOUND) {
    return {name, ...UNSPOKEN};
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

function clipping(reading: Reading): Check {
  const name = '音割れ';
  const {clips, clippedAt} = reading;
  if (clips === 0) return isHeard(reading) ? {name, tone: 'good', text: '0回'} : {name, ...UNHEARD};
  const times = [...new Set(clippedAt.map(clock))].slice(-5).join('、');
  return {name, tone: 'bad', text: `${clips}回（${times}）。入力音量を下げます`};
}

function hum(reading: Reading): Check {
  const name = '電源のハム';
  if (reading.hum !== undefined) {
    return {
      name,
      tone: 'warn',
      text: `${reading.hum}Hzがあります。USBケーブルを電源コードから離します`,
    };
  }
  if (!isHeard(reading)) return {name, ...UNHEARD};
  if (reading.seconds < HUM_SECONDS) return {name, tone: 'none', text: '3秒測ると分かります'};
  return {name, tone: 'good', text: 'ありません'};
}

function highs({lacksHighs}: Reading): Check {
  const name = '高い音';
  if (lacksHighs === undefined) return {name, ...UNSPOKEN};
  if (!lacksHighs) return {name, tone: 'good', text: '不足は見つかりません'};
  const text = '8kHzより上がありません。Bluetoothの通話モードの可能性があります';
  return {name, tone: 'warn', text};
}

function offset(reading: Reading): Check {
  const name = 'DCオフセット';
  if (!isHeard(reading)) return {name, ...UNHEARD};
  const text = `${formatNumber(Math.abs(reading.dcOffset) * 100)}%`;
  const isHigh = Math.abs(reading.dcOffset) > DC_OFFSET;
  return {
    name,
    tone: isHigh ? 'warn' : 'good',
    text: isHigh ? `${text}。マイクの故障か、つなぐ機器との相性です` : text,
  };
}

/** All checks of a reading; `sampleRate` in Hz. */
export function checksOf(reading: Reading, sampleRate: number): Check[] {
  const lost = Math.round((reading.lostFrames / sampleRate) * 1000);
  return [
    clipping(reading),
    sides(reading),
    hum(reading),
    highs(reading),
    offset(reading),
    lost === 0
      ? {name: '音切れ', tone: 'good', text: 'ありません'}
      : {
          name: '音切れ',
          tone: 'warn',
          text: `合わせて${formatLength(lost)}です。重いアプリを閉じます`,
        },
  ];
}

/** The names of the checks, before there is anything to check. */
export const CHECK_NAMES = ['音割れ', '左右', '電源のハム', '高い音', 'DCオフセット', '音切れ'];
