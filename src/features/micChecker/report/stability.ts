import {PHASES} from '../measure/reading';
import {allPhases, type Facts} from './facts';
import {formatNumber} from './decibels';
import {gradeBy, lower} from './grades';
import type {Topic} from './report';

/** A loudness range, in LU, that listeners follow with the volume control. */
const WIDE = 12;
/** How much louder than normal, in LU, a loud voice may be without compression. */
const JUMP = 10;

/** 安定: whether all sound arrives, and whether the voice stays where it is. */
export function gradeStability(facts: Facts): Topic {
  const topic = {id: 'stability', name: '安定'} as const;
  const phases = allPhases(facts);
  if (phases.length === 0) {
    return {
      ...topic,
      grade: undefined,
      summary: '測った時間がないので、安定は判定できませんでした。',
      advice: [],
    };
  }
  const lost = phases.reduce((sum, phase) => sum + phase.lostFrames, 0);
  const seconds = phases.reduce((sum, {phase}) => sum + PHASES[phase], 0);
  const {sampleRate} = facts.input;
  const percent = (100 * lost) / (seconds * sampleRate);
  const swing = swingAdvice(facts);
  return {
    ...topic,
    grade: lower(gradeBy(percent, [0, 0.1, 0.5, 2]), swing.length > 0 ? 1 : 0),
    summary: summaryOf((1000 * lost) / sampleRate, facts.normal?.loudness.range),
    advice: [...lossAdvice(lost), ...swing],
  };
}

function summaryOf(lostMs: number, range: number | undefined): string {
  const loss =
    lostMs === 0 ? '音の途切れはありませんでした。' : `音が${formatNumber(lostMs)}ms途切れました。`;
  return range === undefined || range === 0
    ? loss
    : `${loss}声の大きさの幅は${formatNumber(range)}LUです。`;
}

function lossAdvice(lost: number): string[] {
  if (lost === 0) return [];
  return [
    'ほかのアプリを閉じ、USBハブを通さずに直接つなぎます。',
    'オーディオインターフェースのバッファーを大きくします。',
  ];
}

/** How much louder the loud voice is than the normal one, in LU; 0 when one is missing. */
export function jumpOf({normal, loud}: Facts): number {
  if (normal === undefined || loud === undefined) return 0;
  return loud.maxShortTerm - normal.loudness.integrated;
}

function swingAdvice(facts: Facts): string[] {
  const range = facts.normal?.loudness.range ?? 0;
  const jump = jumpOf(facts);
  if (jump > JUMP) {
    return [
      `大きな声は、ふだんより${formatNumber(jump)}LU大きくなります。コンプレッサーで差を縮めます。`,
    ];
  }
  if (range <= WIDE) return [];
  return ['声の大きさが変わりやすいので、マイクとの距離を一定にするか、コンプレッサーを使います。'];
}
