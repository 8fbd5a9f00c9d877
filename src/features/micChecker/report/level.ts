import {dualMono, type Facts} from './facts';
import {formatNumber, gradeBy} from './grades';
import type {Step, Topic} from './report';
import {distanceFrom, TARGETS} from './targets';

/** 音量: normal speech beside the target. */
export function gradeLevel({input, loudness}: Facts): Topic {
  const topic = {id: 'level', name: '音量'} as const;
  if (loudness === undefined) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、音量は判定できませんでした。',
    };
  }
  const target = TARGETS[input.target];
  const distance = distanceFrom(target, loudness);
  const place = distance === 0 ? 'の範囲です' : `より${amount(distance)}です`;
  const isPlain = input.channels === 1 && dualMono(input) === 0;
  return {
    ...topic,
    grade: gradeBy(Math.abs(distance), [0, 3, 6, 10]),
    summary: `話し声は${formatNumber(loudness)}LUFSで、${target.name}${place}。${
      isPlain ? 'モノラルの値のため、両側から流す配信では3dB大きく聞こえます。' : ''
    }`,
  };
}

const amount = (distance: number): string =>
  `${formatNumber(Math.abs(distance))}LU${distance < 0 ? '小さい音量' : '大きい音量'}`;

/** What is to be done before anything can be said of a voice. */
export function voiceSteps({input: {phases}, normal}: Facts): Step[] {
  if (normal !== undefined || Object.keys(phases).length === 0) return [];
  if (phases.normal !== undefined && phases.normal.truePeak === -Infinity) {
    return [
      {
        id: 'noInput',
        action: 'マイクのミュートと、OSのマイクの許可を確かめます。',
        how: '音が何も来ていません。許可は、OSの設定の「プライバシーとセキュリティ → マイク」にあります。',
        moves: [],
      },
    ];
  }
  return [
    {
      id: 'noVoice',
      action: '「ふつうに話す」を測り直し、配信のときの声で話します。',
      how: '話し声を聞き取れなかったため、音量と音質はまだ分かりません。',
      moves: [],
    },
  ];
}
