import {dualMono, type Facts} from '@komebiyori/mic-meter/judge/facts';
import type {Fault, TopicId} from '@komebiyori/mic-meter/judge/grades';
import type {Verdict} from '@komebiyori/mic-meter/judge';
import {distanceFrom, TARGETS} from '@komebiyori/mic-meter/judge/targets';
import {formatLength, formatNumber, TARGET_NAMES} from './words';

/** What is said of each topic, with its grade or why it has none. */
export const SUMMARIES: Readonly<Record<TopicId, (verdict: Verdict) => string>> = {
  level: ({facts}) => levelSummary(facts),
  headroom: ({facts}) => headroomSummary(facts),
  noise: ({facts}) => `${noiseSummary(facts)}${humFound(facts.hum)}`,
  quality: qualitySummary,
  stability: ({facts}) => stabilitySummary(facts),
};

function levelSummary({input, loudness}: Facts): string {
  if (loudness === undefined) return '話し声がなかったので、音量は判定できませんでした。';
  const distance = distanceFrom(TARGETS[input.target], loudness);
  const place = distance === 0 ? 'の範囲です' : `より${amount(distance)}です`;
  const isPlain = input.channels === 1 && dualMono(input) === 0;
  return `話し声は${formatNumber(loudness)}LUFSで、${TARGET_NAMES[input.target]}${place}。${
    isPlain ? 'モノラルの値のため、両側から流す配信では3dB大きく聞こえます。' : ''
  }`;
}

const amount = (distance: number): string =>
  `${formatNumber(Math.abs(distance))}LU${distance < 0 ? '小さい音量' : '大きい音量'}`;

function headroomSummary({truePeak, clips, loud}: Facts): string {
  if (truePeak === undefined) return '話し声がなかったので、余裕は判定できませんでした。';
  const peak = `一番大きい音は${formatNumber(truePeak)}dBTP`;
  const summary = clips > 0 ? `${peak}で、音割れが${clips}回ありました。` : `${peak}でした。`;
  return loud === undefined ? `${summary}大きな声は測れていません。` : summary;
}

function noiseSummary({snr, floorA}: Facts): string {
  if (snr === undefined || floorA === undefined) {
    const missing = floorA === undefined ? '静かな時間' : '話し声';
    return `${missing}を測れなかったので、ノイズは判定できませんでした。`;
  }
  if (floorA === -Infinity)
    return '静かな時間は完全な無音でした。マイク側かPC側で、ノイズ抑制が働いています。';
  return `話し声はノイズより${formatNumber(snr)}dB大きく、ノイズは${formatNumber(floorA)}dBFS（A特性）です。`;
}

const humFound = (hum: 50 | 60 | undefined): string =>
  hum === undefined ? '' : `電源のハム（${hum}Hz）が見つかりました。`;

const FAULTS: Readonly<Record<Exclude<Fault['id'], 'clipping'>, string>> = {
  phone: '高音の不足',
  inverted: '左右の逆相',
  oneSided: '片側だけの音',
  plosives: '息の音',
  sibilance: '強いサ行',
  offset: 'DCオフセット',
};

function qualitySummary({facts, faults, grades}: Verdict): string {
  if (grades.quality === undefined) {
    const why = facts.speech.length === 0 ? '話し声がなかった' : '話し声が小さすぎた';
    return `${why}ので、音質は判定できませんでした。`;
  }
  if (faults.length === 0) return '気になる点は見つかりませんでした。';
  const names = faults.map(({id}) => (id === 'clipping' ? `${facts.clips}回の音割れ` : FAULTS[id]));
  return `${names.join('、')}が見つかりました。`;
}

function stabilitySummary({lostMs, lostPercent, normal}: Facts): string {
  if (lostPercent === undefined) return '測った時間がないので、安定は判定できませんでした。';
  const loss =
    lostMs === 0 ? '音の途切れはありませんでした。' : `音が${formatLength(lostMs)}途切れました。`;
  const range = normal?.loudness.range ?? 0;
  return range === 0 ? loss : `${loss}声の大きさの幅は${formatNumber(range)}LUです。`;
}
