/** A loudness to aim at, in LUFS of the short-term loudness; a rule of thumb. */
export interface Target {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

export const TARGET_IDS = ['stream', 'youtube', 'podcast', 'ebu', 'arib'] as const;

export type TargetId = (typeof TARGET_IDS)[number];

export const TARGETS: Record<TargetId, Target> = {
  stream: {name: '配信のめやす', low: -20, high: -14},
  youtube: {name: 'YouTube', low: -15, high: -13},
  podcast: {name: 'ポッドキャスト', low: -17, high: -15},
  ebu: {name: 'EBU R 128（欧州の放送）', low: -24, high: -22},
  arib: {name: 'ARIB TR-B32（日本の放送）', low: -25, high: -23},
};
