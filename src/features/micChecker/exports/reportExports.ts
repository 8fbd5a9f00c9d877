import type {Results, Basis} from '../guided/guided';
import type {Report} from '../report/gradeReport';
import {TARGETS, type TargetId} from '@komebiyori/mic-meter/judge/targets';
import {TARGET_NAMES} from '../report/words';
import {figureRows, obsRows} from './obsRows';

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

/** The report as a text to paste somewhere. */
export function reportText(source: ReportSource): string {
  const {report} = source;
  const topics = report.topics.map(
    ({name, grade, summary}) => `${name}：${grade ?? '判定なし'}　${summary}`,
  );
  const steps = report.plan.map(({action, how}, index) => `${index + 1}. ${action}${how}`);
  const rows = (list: readonly {name: string; value: string}[]): string[] =>
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
