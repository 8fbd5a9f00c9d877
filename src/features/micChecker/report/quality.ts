import {allPhases, highest, type Facts} from './facts';
import {formatNumber, lower} from './grades';
import {PLOSIVES} from './gain';
import type {Step, StepId, Topic} from './report';

/** Of a signal that is inverted on one side. */
const INVERTED = -0.5;
/** As a part of full scale. */
const DC_OFFSET = 0.005;

/** Something that is heard: how many grades it costs, what it is, what helps beside the gain. */
interface Fault {
  readonly costs: number;
  readonly name: string;
  readonly step?: {readonly id: StepId; readonly action: string; readonly how: string};
}

/** 音質: what is wrong with the sound itself. */
export function gradeQuality(facts: Facts): Topic {
  const topic = {id: 'quality', name: '音質'} as const;
  const faults = faultsOf(facts);
  if (!facts.isVoiceHeard && facts.clips === 0) {
    const why = facts.speech.length === 0 ? '話し声がなかった' : '話し声が小さすぎた';
    return {...topic, grade: undefined, summary: `${why}ので、音質は判定できませんでした。`};
  }
  return {
    ...topic,
    grade: lower(
      'A',
      faults.reduce((sum, fault) => sum + fault.costs, 0),
    ),
    summary:
      faults.length === 0
        ? '気になる点は見つかりませんでした。'
        : `${faults.map(({name}) => name).join('、')}が見つかりました。`,
  };
}

/** What helps against the faults of the sound; clipping is mended by the gain. */
export function qualitySteps(facts: Facts): Step[] {
  return faultsOf(facts).flatMap(({step}) => (step === undefined ? [] : [{...step, moves: []}]));
}

function faultsOf(facts: Facts): Fault[] {
  const all = [
    clippingFault,
    phoneFault,
    inversionFault,
    oneSidedFault,
    plosiveFault,
    sibilanceFault,
    offsetFault,
  ];
  return all.map((find) => find(facts)).filter((fault) => fault !== undefined);
}

function clippingFault({clips}: Facts): Fault | undefined {
  const costs = [1, 3, 10, 100].filter((least) => clips >= least).length;
  return costs === 0 ? undefined : {costs, name: `${clips}回の音割れ`};
}

function phoneFault({speech}: Facts): Fault | undefined {
  if (!speech.some((phase) => phase.lacksHighs === true)) return undefined;
  return {
    costs: 3,
    name: '高音の不足',
    step: {
      id: 'phone',
      action: '有線のマイクか、別の入力を選びます。OBSでは「設定 → 音声」で選びます。',
      how: '8kHzより上の音がないため、Bluetoothの通話モードの可能性があります。',
    },
  };
}

function inversionFault({speech}: Facts): Fault | undefined {
  const isInverted = speech.some(({correlation}) => (correlation ?? 0) < INVERTED);
  if (!isInverted) return undefined;
  return {
    costs: 3,
    name: '左右の逆相',
    step: {
      id: 'inverted',
      action: 'ステレオの変換アダプターを外し、マイクをXLR端子かUSBでつなぎます。',
      how: '左右が逆の波形で、モノラルで聞く人には声が消えます。直るまで、OBSの「モノラル」はオフにします。',
    },
  };
}

function oneSidedFault({speech}: Facts): Fault | undefined {
  if (!speech.some((phase) => phase.isOneSided)) return undefined;
  return {
    costs: 2,
    name: '片側だけの音',
    step: {
      id: 'oneSided',
      action: 'OBSの「オーディオの詳細プロパティ」で、マイクの「モノラル」をオンにします。',
      how: '声が片側にしか入っていません。オンにすると、両側から聞こえます。',
    },
  };
}

function plosiveFault({plosives}: Facts): Fault | undefined {
  if (plosives < PLOSIVES) return undefined;
  return {
    costs: plosives < 30 ? 1 : 2,
    name: '息の音',
    step: {
      id: 'plosives',
      action: 'ポップガードを付けるか、マイクを口の正面から外します。',
      how: `息の音が、1分に${Math.round(plosives)}回の割合で入っています。`,
    },
  };
}

function sibilanceFault({speech}: Facts): Fault | undefined {
  const sibilance = highest(speech.map((phase) => phase.sibilance)) ?? -Infinity;
  if (sibilance < -8) return undefined;
  return {
    costs: sibilance < -3 ? 1 : 2,
    name: '強いサ行',
    step: {
      id: 'sibilance',
      action: 'マイクの向きを少しずらすか、OBSの「3バンドイコライザー」で高音を−3dBにします。',
      how: `サ行の帯域（5〜9kHz）が、声の${formatNumber(sibilance)}dBと強めです。`,
    },
  };
}

function offsetFault(facts: Facts): Fault | undefined {
  const offset = highest(allPhases(facts).map((phase) => Math.abs(phase.dcOffset))) ?? 0;
  if (offset <= DC_OFFSET) return undefined;
  return {
    costs: 1,
    name: '直流のずれ',
    step: {
      id: 'offset',
      action: 'オーディオインターフェースのドライバーを入れ直します。',
      how: `波形の中心が${formatNumber(offset * 100)}%ずれています。直らないときは、ケーブルか機器の故障です。`,
    },
  };
}
