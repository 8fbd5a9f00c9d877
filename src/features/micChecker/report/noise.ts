import type {Facts} from './facts';
import {formatNumber} from './decibels';
import {gradeBy, worse} from './grades';
import type {Grade, NoiseGate, Topic} from './report';

/** Quiet steps that differ by more than this, in dB, were not equally quiet. */
const CHANGE = 6;
/** Speech that is less than this above the noise, in dB, is cut by a gate. */
const GATE_SNR = 15;

/** ノイズ: how far normal speech is above the noise of the room. */
export function gradeNoise(facts: Facts): Topic {
  const topic = {id: 'noise', name: 'ノイズ'} as const;
  const {snr, floorA} = facts;
  if (snr === undefined || floorA === undefined) {
    const missing = floorA === undefined ? '静かな時間' : '話し声';
    return {
      ...topic,
      grade: undefined,
      summary: `${missing}を測れなかったので、ノイズは判定できませんでした。`,
      advice: [],
    };
  }
  const hum = facts.quiet.find((phase) => phase.hum !== undefined)?.hum;
  const grade: Grade = gradeBy(snr, [40, 30, 20, 12]);
  return {
    ...topic,
    grade: hum === undefined ? grade : worse(grade, 'B'),
    summary: summaryOf(snr, floorA),
    advice: [...roomAdvice(snr), ...humAdvice(hum), ...changeAdvice(facts), ...gateAdvice(facts)],
  };
}

/** The noise gate: 6 and 12 dB above the noise, undefined when that would cut speech. */
export function gateFor({floor, snr}: Facts): NoiseGate | undefined {
  if (floor === undefined || floor === -Infinity) return undefined;
  if (snr !== undefined && snr < GATE_SNR) return undefined;
  return {close: Math.round(floor + 6), open: Math.round(floor + 12)};
}

function summaryOf(snr: number, floorA: number): string {
  if (floorA === -Infinity) return '静かな時間は完全な無音でした。ノイズ抑制が働いています。';
  return `話し声はノイズより${formatNumber(snr)}dB大きく、ノイズは${formatNumber(floorA)}dBFS（A特性）です。`;
}

function roomAdvice(snr: number): string[] {
  if (snr >= 30) return [];
  const advice = ['マイクとの距離を半分にすると、声がノイズより約6dB大きくなります。'];
  if (snr < 20) advice.push('エアコンやパソコンのファンを、マイクから離すか止めます。');
  return advice;
}

function humAdvice(hum: 50 | 60 | undefined): string[] {
  if (hum === undefined) return [];
  return [
    `電源のハム（${hum}Hz）があります。ケーブルとUSBの差し込み口を替え、電源コードから離します。`,
  ];
}

function changeAdvice({input: {phases}}: Facts): string[] {
  const {quiet, quietAgain} = phases;
  if (quiet === undefined || quietAgain === undefined) return [];
  const change = quietAgain.floorA - quiet.floorA;
  if (!Number.isFinite(change) || Math.abs(change) <= CHANGE) return [];
  return [
    `ノイズが前後で${formatNumber(Math.abs(change))}dB変わりました。自動ゲイン調整をオフにしてから測り直します。`,
  ];
}

function gateAdvice(facts: Facts): string[] {
  const gate = gateFor(facts);
  if (gate === undefined) {
    return facts.snr !== undefined && facts.snr < GATE_SNR
      ? ['ノイズゲートは声まで切ってしまいます。先にノイズを減らします。']
      : [];
  }
  if (facts.snr !== undefined && facts.snr >= 40) return [];
  return [
    `OBSのノイズゲートは、閉鎖しきい値を${formatNumber(gate.close)}dB、開放しきい値を${formatNumber(gate.open)}dBにします。`,
  ];
}
