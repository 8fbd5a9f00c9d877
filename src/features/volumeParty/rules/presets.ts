import {newRule, type Rule} from './rule';

interface Preset {
  readonly name: string;
  readonly text: string;
  /** @param idOf makes the ids */
  readonly make: (idOf: () => string) => readonly Rule[];
}

const effect = (kind: Rule['effect']['kind'], amount: number, emojis = '🎉✨🎊', text = '') => ({
  kind,
  amount,
  emojis,
  text,
});

const stages = (idOf: () => string): readonly Rule[] => [
  newRule(idOf(), {
    name: 'ふつう',
    stage: 'normal',
    isOn: false,
    threshold: -34,
    cooldownMs: 2000,
    effect: effect('popper', 4, '♪♫'),
  }),
  newRule(idOf(), {
    name: '大きい',
    stage: 'loud',
    threshold: -20,
    effect: effect('confetti', 80),
  }),
  newRule(idOf(), {
    name: '絶叫',
    stage: 'scream',
    threshold: -9,
    cooldownMs: 2000,
    effect: effect('dropper', 60, '💥😱🔥'),
    shake: true,
    counts: true,
  }),
];

/** Ways to begin. */
export const PRESETS = {
  stages: {
    name: '3つの段階',
    text: '笑い声で紙吹雪、絶叫で落下が出ます。はじめての人向けです。',
    make: stages,
  },
  word: {
    name: 'ワードパーティーだけ',
    text: '本アプリへ「音量大」「音量絶叫」の合図を送ります。このページは何も描きません。',
    make: (idOf) =>
      stages(idOf).flatMap((rule) =>
        rule.stage === 'normal'
          ? []
          : [
              {
                ...rule,
                effect: effect('none', 1),
                shake: false,
                word: rule.stage === 'loud' ? '音量大' : '音量絶叫',
              },
            ],
      ),
  },
  horror: {
    name: 'ホラーの絶叫',
    text: '短い叫びですぐ文字が出ます。長い叫びには、おばけが降ります。',
    make: (idOf) => [
      newRule(idOf(), {
        name: '叫んだ',
        stage: 'scream',
        metric: 'peak',
        threshold: -6,
        holdMs: 60,
        cooldownMs: 3000,
        effect: effect('notifier', 1, '', 'ギャー！！'),
        shake: true,
        counts: true,
      }),
      newRule(idOf(), {
        name: '長い叫び',
        threshold: -14,
        holdMs: 1200,
        cooldownMs: 6000,
        effect: effect('dropper', 80, '👻🎃🦇'),
      }),
    ],
  },
  clap: {
    name: '手拍子',
    text: '高い音の一瞬の山に反応します。手をたたくたびに飛びます。',
    make: (idOf) => [
      newRule(idOf(), {
        name: '手拍子',
        metric: 'peak',
        band: 'high',
        threshold: -16,
        holdMs: 0,
        cooldownMs: 200,
        effect: effect('popper', 16, '👏✨'),
      }),
    ],
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = ['stages', 'word', 'horror', 'clap'] as const satisfies PresetId[];
