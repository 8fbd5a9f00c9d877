import type {Facts} from './facts';
import {formatNumber} from './decibels';
import {gradeBy} from './grades';
import {gainFor} from './level';
import type {Topic} from './report';

/** Where peaks of a loud voice are safe, in dBTP. */
const SAFE = -6;
/** What a stream must not exceed, in dBTP: the threshold of the limiter. */
export const CEILING = -1;

/** 余裕: how far the loudest voice is from clipping. */
export function gradeHeadroom(facts: Facts): Topic {
  const topic = {id: 'headroom', name: '余裕'} as const;
  const {truePeak, speech} = facts;
  if (truePeak === undefined) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、余裕は判定できませんでした。',
      advice: [],
    };
  }
  const clips = speech.reduce((sum, phase) => sum + phase.clips, 0);
  const peak = `いちばん大きい音は${formatNumber(truePeak)}dBTP`;
  const summary = clips > 0 ? `${peak}で、音割れが${clips}回ありました。` : `${peak}でした。`;
  return {
    ...topic,
    grade: clips > 0 ? 'E' : gradeBy(truePeak, [SAFE, -3, CEILING, 0]),
    summary: facts.loud === undefined ? `${summary}大きな声は測れていません。` : summary,
    advice: [...lowerAdvice(truePeak, clips), ...gainAdvice(facts, truePeak)],
  };
}

function lowerAdvice(truePeak: number, clips: number): string[] {
  if (clips === 0 && truePeak <= SAFE) return [];
  // What was clipped was louder than what is measured.
  const drop = Math.max(1, Math.ceil(truePeak - SAFE)) + (clips > 0 ? 3 : 0);
  return [
    `マイク側のゲインを${drop}dB下げます。大きな声でも${formatNumber(SAFE)}dBTPまでに収まります。`,
  ];
}

/** The gain that the level asks for may leave no headroom. */
function gainAdvice(facts: Facts, truePeak: number): string[] {
  const gain = gainFor(facts) ?? 0;
  if (gain <= 0 || truePeak + gain <= CEILING) return [];
  return [
    `ゲインを${gain}dB上げると、大きな声が${formatNumber(truePeak + gain)}dBTPになります。コンプレッサーとリミッター（${formatNumber(CEILING)}dB）を後に置きます。`,
  ];
}
