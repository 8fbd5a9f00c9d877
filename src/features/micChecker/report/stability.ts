import {PHASES} from '../measure/reading';
import {allPhases, type Facts} from './facts';
import {formatNumber, gradeBy, lower} from './grades';
import type {Compressor, Step, Topic} from './report';

/** A loudness range, in LU, that listeners follow with the volume control. */
const WIDE = 12;
/** How much louder than normal, in LU, a loud voice may be without compression. */
const JUMP = 10;

/** Lost sound, in percent, that has to be mended before anything else counts. */
const MUCH_LOST = 0.1;

/** 安定: whether all sound arrives, and whether the voice stays where it is. */
export function gradeStability(facts: Facts): Topic {
  const topic = {id: 'stability', name: '安定'} as const;
  if (allPhases(facts).length === 0) {
    return {
      ...topic,
      grade: undefined,
      summary: '測った時間がないので、安定は判定できませんでした。',
    };
  }
  return {
    ...topic,
    grade: lower(gradeBy(lostPercent(facts), [0, MUCH_LOST, 0.5, 2]), swings(facts) ? 1 : 0),
    summary: summaryOf(
      (1000 * lostFrames(facts)) / facts.input.sampleRate,
      facts.normal?.loudness.range,
    ),
  };
}

const lostFrames = (facts: Facts): number =>
  allPhases(facts).reduce((sum, phase) => sum + phase.lostFrames, 0);

function lostPercent(facts: Facts): number {
  const seconds = allPhases(facts).reduce((sum, {phase}) => sum + PHASES[phase], 0);
  return (100 * lostFrames(facts)) / (seconds * facts.input.sampleRate);
}

function summaryOf(lostMs: number, range: number | undefined): string {
  const loss =
    lostMs === 0 ? '音の途切れはありませんでした。' : `音が${formatNumber(lostMs)}ms途切れました。`;
  return range === undefined || range === 0
    ? loss
    : `${loss}声の大きさの幅は${formatNumber(range)}LUです。`;
}

/** How much louder the loud voice is than the normal one, in LU; 0 when one is missing. */
export function jumpOf({normal, loud}: Facts): number {
  if (normal === undefined || loud === undefined) return 0;
  return loud.maxShortTerm - normal.loudness.integrated;
}

/** Whether listeners would turn the volume up and down. */
const swings = (facts: Facts): boolean =>
  jumpOf(facts) > JUMP || (facts.normal?.loudness.range ?? 0) > WIDE;

/** Lost sound, much or little of it, and a voice that jumps. */
export function stabilitySteps(facts: Facts, compressor: Compressor | undefined): Step[] {
  return [...lossSteps(facts), ...swingSteps(facts, compressor)];
}

function lossSteps(facts: Facts): Step[] {
  const lost = lostFrames(facts);
  if (lost === 0) return [];
  return [
    {
      id: lostPercent(facts) > MUCH_LOST ? 'dropouts' : 'shortDropouts',
      action: 'ほかのアプリを閉じ、マイクをUSBハブを通さずにつなぎます。',
      how: `音が${formatNumber((1000 * lost) / facts.input.sampleRate)}ms途切れました。オーディオインターフェースは、バッファーサイズも大きくします。`,
      moves: [],
    },
  ];
}

function swingSteps(facts: Facts, compressor: Compressor | undefined): Step[] {
  if (compressor === undefined || !swings(facts)) return [];
  const jump = jumpOf(facts);
  return [
    {
      id: 'swing',
      action: `OBSの「コンプレッサー」を、比率${compressor.ratio}:1、しきい値${formatNumber(compressor.threshold)}dBで足します。`,
      how:
        jump > JUMP
          ? `大きな声がふだんより${formatNumber(jump)}LU大きくなるので、差を縮めます。`
          : '声の大きさが変わりやすいので、差を縮めます。マイクとの距離も一定にします。',
      moves: [],
    },
  ];
}
