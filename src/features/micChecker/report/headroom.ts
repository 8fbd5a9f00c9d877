import type {Facts} from './facts';
import {formatNumber} from './decibels';
import {CEILING, SAFE, type GainPlan} from './gain';
import {gradeBy} from './grades';
import type {Step, Topic} from './report';

/** 余裕: how far the loudest voice is from clipping. */
export function gradeHeadroom({truePeak, clips, loud}: Facts): Topic {
  const topic = {id: 'headroom', name: '余裕'} as const;
  if (truePeak === undefined) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、余裕は判定できませんでした。',
    };
  }
  const peak = `いちばん大きい音は${formatNumber(truePeak)}dBTP`;
  const summary = clips > 0 ? `${peak}で、音割れが${clips}回ありました。` : `${peak}でした。`;
  return {
    ...topic,
    grade: clips > 0 ? 'E' : gradeBy(truePeak, [SAFE, -3, CEILING, 0]),
    summary: loud === undefined ? `${summary}大きな声は測れていません。` : summary,
  };
}

/** A limiter for what stays near the ceiling; a gain that goes up says itself what it needs. */
export function limiterSteps({cause, peak}: GainPlan): Step[] {
  if (cause === 'clipping' || cause === 'quiet' || peak === undefined || peak <= SAFE) return [];
  return [
    {
      id: 'limiter',
      action: `OBSのフィルタの最後に、「リミッター」（しきい値${formatNumber(CEILING)}dB）を足します。`,
      how: '測ったときより大きな声が出ても、配信では割れません。',
      moves: [],
    },
  ];
}
