import {ALL_KINDS, type Kind} from './kinds';
import type {ScenarioOptions} from './scenario';

/** A scenario with a name. */
export interface NamedScenario {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly options: Omit<ScenarioOptions, 'seed' | 'startAt' | 'app'>;
}

const only = (weights: Readonly<Partial<Record<Kind, number>>>): NamedScenario['options'] => ({
  weights: {...Object.fromEntries(ALL_KINDS.map((kind) => [kind, 0])), ...weights},
});

export const NAMED_SCENARIOS: readonly NamedScenario[] = [
  {
    id: 'chat',
    label: '雑談',
    description: 'ふつうの夜。いろいろなコメントが、ゆっくり混ざります',
    options: {rate: 1},
  },
  {
    id: 'gifts',
    label: 'ギフト祭り',
    description: 'ギフト、ステッカー、メンバーシップが続きます',
    options: {
      rate: 2,
      ...only({
        ordinary: 10,
        gift: 60,
        freeGift: 8,
        sticker: 8,
        join: 6,
        milestone: 5,
        membershipGift: 4,
        membershipReceived: 6,
        reaction: 4,
      }),
    },
  },
  {
    id: 'rush',
    label: '連投',
    description: '毎秒8件と、ときどき50件の束。追いつくかを見ます',
    options: {rate: 8, ...only({ordinary: 80, emoji: 15, html: 5, deleted: 1, burst: 1})},
  },
  {
    id: 'newcomers',
    label: '初見ラッシュ',
    description: '初めての人と、久しぶりの人が続きます',
    options: {rate: 2, ...only({ordinary: 15, firstTime: 70, repeater: 15, owner: 5})},
  },
  {
    id: 'quiet',
    label: '静か',
    description: '10秒に1件ほど。消えるまでの時間を見ます',
    options: {rate: 0.1, ...only({ordinary: 20, emoji: 3, firstTime: 2, owner: 2})},
  },
  {
    id: 'everything',
    label: '全種類',
    description: 'すべてのサイトのすべての種類が、順に1件ずつ届きます',
    options: {rate: 2, order: 'everyPair'},
  },
];

/** The scenario with an id, or with a label as people call it. */
export function namedScenario(name: string): NamedScenario | undefined {
  return NAMED_SCENARIOS.find(({id, label}) => id === name || label === name);
}
