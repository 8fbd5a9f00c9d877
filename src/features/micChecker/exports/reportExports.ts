import type {Results, Basis} from '../guided/guided';
import type {Report} from '../report/gradeReport';
import type {ObsFilters} from '@komebiyori/mic-meter/judge/filters';
import {TARGETS, type TargetId} from '@komebiyori/mic-meter/judge/targets';
import {formatNumber, TARGET_NAMES} from '../report/words';

/** A report with all that it stands on. The name of the microphone is left out: it may be a person's. */
export interface ReportSource {
  readonly report: Report;
  readonly results: Results;
  readonly basis: Basis;
  readonly target: TargetId;
  readonly isDualMono: boolean;
}

/** How it was measured, in one line. */
export function basisLine({basis, target, isDualMono}: ReportSource): string {
  const parts = [
    basis.channels === 1 ? 'モノラル' : 'ステレオ',
    `${basis.sampleRate.toLocaleString('ja-JP')}Hz`,
    basis.processing.length === 0 ? '加工なし' : basis.processing.join('・'),
    TARGET_NAMES[target],
    ...(basis.channels === 1 && isDualMono ? ['配信換算'] : []),
  ];
  return parts.join('、');
}

/** What stands above the plan. */
export const planTitle = ({plan}: Report): string =>
  plan.length > 0 ? '直す順番' : '直すところはありません。';

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

const measured = (value: number | undefined, unit: string): string =>
  value === undefined ? MISSING : `${formatNumber(value)}${unit}`;

/** The figures behind the grades. */
export function figureRows({loudness, truePeak, floor, floorA, snr}: Report): NamedValue[] {
  return [
    {name: '話し声の音量', value: measured(loudness, 'LUFS')},
    {name: 'トゥルーピーク', value: measured(truePeak, 'dBTP')},
    {name: 'ノイズ', value: measured(floor, 'dBFS')},
    {name: 'ノイズ（A特性）', value: measured(floorA, 'dBFS')},
    {name: '声とノイズの差（SNR）', value: measured(snr, 'dB')},
  ];
}

/** The report as a text to paste somewhere. */
export function reportText(source: ReportSource): string {
  const {report} = source;
  const topics = report.topics.map(
    ({name, grade, summary}) => `${name}：${grade ?? '判定なし'}　${summary}`,
  );
  const steps = report.plan.map(({action, how}, index) => `${index + 1}. ${action}${how}`);
  const rows = (list: readonly NamedValue[]): string[] =>
    list.map(({name, value}) => `${name}：${value}`);
  return [
    `マイクの判定（${basisLine(source)}）`,
    '',
    ...topics,
    '',
    planTitle(report),
    ...steps,
    '',
    '測った値',
    ...rows(figureRows(report)),
    '',
    'OBSのフィルタに入れる最初の値（マイク側を直した後、上から順に追加する）',
    ...rows(obsRows(report.obs)),
  ].join('\n');
}

/** The report as JSON, without spectra; what is infinite (digital silence) is null. */
export function reportJson(source: ReportSource): string {
  const {report, results, basis, target, isDualMono} = source;
  const phases = Object.values(results).map(({spectrum: _bins, ...rest}) => rest);
  const {time, channels, sampleRate, processing} = basis;
  return JSON.stringify(
    {
      format: 'mic-report',
      version: 2,
      time: time.toISOString(),
      measured: {channels, sampleRate, processing},
      target: {id: target, name: TARGET_NAMES[target], ...TARGETS[target], isDualMono},
      report,
      phases,
    },
    null,
    2,
  );
}
