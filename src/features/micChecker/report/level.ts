import {dualMono, type Facts} from './facts';
import {formatNumber} from './decibels';
import {gradeBy} from './grades';
import type {Topic} from './report';
import {distanceFrom, middleOf, TARGETS} from './targets';

/** More gain than this, in dB, is better given at the microphone than in OBS. */
const MUCH_GAIN = 12;

/** How many whole decibels bring speech to the middle of the target; 0 when it is in it. */
export function gainFor({input, loudness}: Facts): number | undefined {
  if (loudness === undefined) return undefined;
  const target = TARGETS[input.target];
  if (distanceFrom(target, loudness) === 0) return 0;
  return Math.round(middleOf(target) - loudness);
}

/** 音量: normal speech beside the target. */
export function gradeLevel(facts: Facts): Topic {
  const {input, loudness} = facts;
  const topic = {id: 'level', name: '音量'} as const;
  const gain = gainFor(facts);
  if (loudness === undefined || gain === undefined) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、音量は判定できませんでした。',
      advice: ['「ふつうに話す」の間に、配信のときの声で話してください。'],
    };
  }
  const target = TARGETS[input.target];
  const distance = distanceFrom(target, loudness);
  const place = distance === 0 ? 'の範囲です' : `より${amount(distance)}です`;
  return {
    ...topic,
    grade: gradeBy(Math.abs(distance), [0, 3, 6, 10]),
    summary: `話し声は${formatNumber(loudness)}LUFSで、${target.name}${place}。`,
    advice: [...gainAdvice(gain), ...monoAdvice(facts)],
  };
}

const amount = (distance: number): string =>
  `${formatNumber(Math.abs(distance))}LU${distance < 0 ? '小さい音量' : '大きい音量'}`;

function gainAdvice(gain: number): string[] {
  if (gain === 0) return [];
  if (gain < 0) {
    return [
      `マイクのゲインを${formatNumber(-gain)}dB下げます。OBSだけで下げると、マイク側の音割れが残ります。`,
    ];
  }
  if (gain <= MUCH_GAIN) return [`ゲインを${formatNumber(gain)}dB上げます。`];
  return [
    `ゲインを${formatNumber(gain)}dB上げます。OBSより先に、マイクかオーディオインターフェースで上げます。`,
    'マイクに15cmほどまで近づくと、声だけが大きくなります。',
  ];
}

function monoAdvice({input}: Facts): string[] {
  if (input.channels === 2 || dualMono(input) > 0) return [];
  return ['モノラルのまま計算しています。両側から流す配信では3dB大きく聞こえます。'];
}
