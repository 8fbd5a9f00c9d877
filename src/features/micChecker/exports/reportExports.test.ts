import {describe, expect, it} from 'vitest';
import {STEPS} from '../guided/guided';
import {gradeReport} from '../report/gradeReport';
import {phaseResult} from '@komebiyori/mic-meter/testing/readings';
import {basisLine, obsRows, reportJson, reportText, type ReportSource} from './reportExports';

function source(results: ReportSource['results']): ReportSource {
  const measured = {channels: 1, sampleRate: 48_000, processing: []} as const;
  const basis = {time: new Date(0), label: '太郎のマイク', ...measured};
  const target = 'stream';
  const report = gradeReport({
    phases: results,
    target,
    channels: 1,
    isDualMono: true,
    sampleRate: 48_000,
  });
  return {report, results, basis, target, isDualMono: true};
}
const WHOLE = source(Object.fromEntries(STEPS.map((phase) => [phase, phaseResult(phase)])));
const NOTHING = source({});

describe('a report to take along', () => {
  it('has every topic with its grade, the plan and the filters in order', () => {
    const text = reportText(WHOLE);
    for (const {name, grade} of WHOLE.report.topics) {
      expect(text).toContain(`${name}：${grade ?? '判定なし'}`);
    }
    const [first] = WHOLE.report.plan;
    expect(text).toContain(`直す順番\n1. ${first?.action ?? 'nothing'}`);
    const filters = ['ノイズゲート：', 'ゲイン：', 'コンプレッサー：', 'リミッター：'];
    const places = filters.map((name) => text.lastIndexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text).toContain('閉鎖しきい値−60dB、開放しきい値−54dB');
  });

  it('says what was not measured', () => {
    expect(reportText(NOTHING)).toContain('判定なし');
    expect(obsRows(NOTHING.report.obs).map(({value}) => value)).toContain('測れませんでした');
    expect(reportText(NOTHING)).not.toMatch(/undefined|NaN/u);
  });

  it('tells how it was measured, but not whose microphone it was', () => {
    expect(basisLine(WHOLE)).toBe('モノラル、48,000Hz、加工なし、配信のめやす、配信換算');
    expect(reportText(WHOLE) + reportJson(WHOLE)).not.toContain('太郎');
  });

  it('is JSON that can be read back', () => {
    const read: unknown = JSON.parse(reportJson(WHOLE));
    expect(read).toMatchObject({
      format: 'mic-report',
      version: 2,
      time: '1970-01-01T00:00:00.000Z',
      measured: {channels: 1, sampleRate: 48_000, processing: []},
      target: {id: 'stream', from: -20, to: -14, isDualMono: true},
      phases: STEPS.map((phase) => ({phase, floor: -66})),
    });
    expect(reportJson(WHOLE)).not.toContain('spectrum');
  });
});
