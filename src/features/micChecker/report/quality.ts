import {allPhases, highest, type Facts} from './facts';
import {formatNumber} from './decibels';
import {lower} from './grades';
import type {Topic} from './report';

/** Of a signal that is inverted on one side. */
const INVERTED = -0.5;
/** As a part of full scale. */
const DC_OFFSET = 0.005;

/** Something that is heard: how many grades it costs, what it is, what helps. */
interface Fault {
  readonly steps: number;
  readonly name: string;
  readonly advice: string;
}

/** 音質: what is wrong with the sound itself. */
export function gradeQuality(facts: Facts): Topic {
  const topic = {id: 'quality', name: '音質'} as const;
  if (facts.speech.length === 0) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、音質は判定できませんでした。',
      advice: [],
    };
  }
  const faults = faultsOf(facts);
  const steps = faults.reduce((sum, fault) => sum + fault.steps, 0);
  return {
    ...topic,
    grade: lower('A', steps),
    summary:
      faults.length === 0
        ? '気になる点は見つかりませんでした。'
        : `${faults.map(({name}) => name).join('、')}が見つかりました。`,
    advice: faults.map(({advice}) => advice),
  };
}

function faultsOf(facts: Facts): Fault[] {
  const all = [
    phoneFault,
    inversionFault,
    oneSidedFault,
    plosiveFault,
    sibilanceFault,
    offsetFault,
  ];
  return all.map((find) => find(facts)).filter((fault) => fault !== undefined);
}

function phoneFault({speech}: Facts): Fault | undefined {
  if (!speech.some((phase) => phase.lacksHighs)) return undefined;
  return {
    steps: 3,
    name: '高音の不足',
    advice:
      '8kHzより上の音がありません。Bluetoothの通話モードの可能性があります。有線のマイクか、別の入力を選びます。',
  };
}

function inversionFault({speech}: Facts): Fault | undefined {
  const isInverted = speech.some(({correlation}) => (correlation ?? 0) < INVERTED);
  if (!isInverted) return undefined;
  return {
    steps: 3,
    name: '左右の逆相',
    advice:
      'モノラルで聞く人には声が消えます。OBSの「極性を反転する」を片側にかけるか、音声をモノラルにします。',
  };
}

function oneSidedFault({speech}: Facts): Fault | undefined {
  if (!speech.some((phase) => phase.isOneSided)) return undefined;
  return {
    steps: 2,
    name: '片側だけの音',
    advice: '声が片側からしか出ていません。OBSの「オーディオの詳細プロパティ」でモノラルにします。',
  };
}

function plosiveFault({speech}: Facts): Fault | undefined {
  const plosives = highest(speech.map((phase) => phase.plosives)) ?? 0;
  if (plosives < 10) return undefined;
  return {
    steps: plosives < 30 ? 1 : 2,
    name: '息の音',
    advice: `息の音が1分に${Math.round(plosives)}回の割合で入っています。ポップガードを付けるか、マイクを口の正面から外します。`,
  };
}

function sibilanceFault({speech}: Facts): Fault | undefined {
  const sibilance = highest(speech.map((phase) => phase.sibilance)) ?? -Infinity;
  if (sibilance < -8) return undefined;
  return {
    steps: sibilance < -3 ? 1 : 2,
    name: '強いサ行',
    advice: `サ行の帯域（5〜9kHz）が声の${formatNumber(sibilance)}dBと強めです。マイクの向きを少しずらすか、3バンドイコライザーで高音を3dB下げます。`,
  };
}

function offsetFault(facts: Facts): Fault | undefined {
  const offset = highest(allPhases(facts).map((phase) => Math.abs(phase.dcOffset))) ?? 0;
  if (offset <= DC_OFFSET) return undefined;
  return {
    steps: 1,
    name: '直流のずれ',
    advice: `波形の中心が${formatNumber(offset * 100)}%ずれています。オーディオインターフェースの故障か、ドライバーの問題です。`,
  };
}
