import {isNoisy, NOISY_SNR, type Facts} from './facts';
import {formatNumber, gradeBy, worse} from './grades';
import {movesOf, type GainPlan} from './gain';
import type {Grade, NoiseGate, Step, Topic} from './report';

/** Quiet steps that differ by more than this, in dB, were not equally quiet. */
const CHANGE = 6;
/** Speech that is less than this above the noise, in dB, is cut by a gate; above the other none is needed. */
const GATE_SNR = 15;
const CLEAN_SNR = 40;
/** Below this, in dB, a room is loud. */
const LOUD_ROOM = 20;

/** ノイズ: how far normal speech is above the noise of the room. */
export function gradeNoise({snr, floorA, hum}: Facts): Topic {
  const topic = {id: 'noise', name: 'ノイズ'} as const;
  if (snr === undefined || floorA === undefined) {
    const missing = floorA === undefined ? '静かな時間' : '話し声';
    return {
      ...topic,
      grade: undefined,
      summary: `${missing}を測れなかったので、ノイズは判定できませんでした。${humFound(hum)}`,
    };
  }
  const grade: Grade = gradeBy(snr, [CLEAN_SNR, NOISY_SNR, LOUD_ROOM, 12]);
  return {
    ...topic,
    grade: hum === undefined ? grade : worse(grade, 'B'),
    summary: `${summaryOf(snr, floorA)}${humFound(hum)}`,
  };
}

/** The noise gate: 6 and 12 dB above the noise, undefined when that would cut speech. */
export function gateFor({floor, snr}: Facts, {mic}: GainPlan): NoiseGate | undefined {
  if (floor === undefined || floor === -Infinity) return undefined;
  if (snr !== undefined && snr < GATE_SNR) return undefined;
  return {close: Math.round(floor + mic + 6), open: Math.round(floor + mic + 12)};
}

function summaryOf(snr: number, floorA: number): string {
  if (floorA === -Infinity) return '静かな時間は完全な無音でした。ノイズ抑制が働いています。';
  return `話し声はノイズより${formatNumber(snr)}dB大きく、ノイズは${formatNumber(floorA)}dBFS（A特性）です。`;
}

const humFound = (hum: 50 | 60 | undefined): string =>
  hum === undefined ? '' : `電源のハム（${hum}Hz）が見つかりました。`;

/** Hum, a loud room, noise that changes, and a gate for what is left. */
export function noiseSteps(facts: Facts, plan: GainPlan): Step[] {
  const room = isNoisy(facts) ? [roomStep(facts, plan)] : gateSteps(facts, plan);
  return [...humSteps(facts), ...room, ...changeSteps(facts)];
}

function humSteps({hum}: Facts): Step[] {
  if (hum === undefined) return [];
  return [
    {
      id: 'hum',
      action: `電源のハム（${hum}Hz）を止めます。マイクのケーブルとUSBの差し込み口を替え、電源コードから離します。`,
      how: 'ノートパソコンは、充電器を外すと止まるかを試します。オーディオインターフェースは、パソコンと同じ電源タップにつなぎます。',
      moves: [],
    },
  ];
}

function roomStep({snr = 0}: Facts, plan: GainPlan): Step {
  const fan = 'エアコンやパソコンのファンは、止めるかマイクから離します。';
  const {closer, mic} = plan;
  if (closer === 0) {
    return {
      id: 'noise',
      action: fan,
      how: '残る音は、OBSの「ノイズ抑制」フィルタで減らします。',
      moves: [],
    };
  }
  const isLower = mic < 0;
  const gain = isLower ? `し、その分、入力音量を${-mic}dB下げます。` : 'します。';
  const how = isLower
    ? '近づくと声が約6dB大きくなるので、入力音量を下げるとノイズだけが小さくなります。'
    : '声がノイズより約6dB大きくなります。';
  return {
    id: 'noise',
    action: `マイクとの距離を半分に${gain}`,
    how: snr < LOUD_ROOM ? `${how}${fan}` : how,
    moves: movesOf({...plan, mic: Math.min(0, mic), obs: 0}),
  };
}

function gateSteps(facts: Facts, plan: GainPlan): Step[] {
  const {snr, hum} = facts;
  const gate = gateFor(facts, plan);
  // A hum, and a voice that is too soft, are mended first: then there may be no noise left.
  if (gate === undefined || hum !== undefined) return [];
  if (snr === undefined || snr < NOISY_SNR || snr >= CLEAN_SNR) return [];
  return [
    {
      id: 'gate',
      action: `OBSの「ノイズゲート」を、閉鎖しきい値${formatNumber(gate.close)}dB、開放しきい値${formatNumber(gate.open)}dBで足します。`,
      how: 'だまっている間のノイズが消えます。声の出だしが切れたら、どちらも3dB下げます。',
      moves: [],
    },
  ];
}

function changeSteps({input: {phases}}: Facts): Step[] {
  const {quiet, quietAgain} = phases;
  if (quiet === undefined || quietAgain === undefined) return [];
  const change = quietAgain.floorA - quiet.floorA;
  if (!Number.isFinite(change) || Math.abs(change) <= CHANGE) return [];
  return [
    {
      id: 'change',
      action: '「自動ゲイン調整」をオフにして、測り直します。',
      how: `静かな時間のノイズが、前後で${formatNumber(Math.abs(change))}dB変わりました。このページの「設定」と、マイクに付いてきたソフトで確かめます。`,
      moves: [],
    },
  ];
}
