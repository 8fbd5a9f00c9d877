import type {TargetId} from '@komebiyori/mic-meter/judge/targets';

/** What the targets are called. */
export const TARGET_NAMES: Readonly<Record<TargetId, string>> = {
  stream: '配信のめやす',
  youtube: 'YouTubeのめやす',
  podcast: 'ポッドキャストのめやす',
  ebu: 'EBU R 128のめやす',
  arib: 'ARIB TR-B32のめやす',
};

/** `-17.25` as `−17.3`: one decimal, the sign as a minus; whole numbers without decimals. */
export function formatNumber(value: number): string {
  if (value === -Infinity) return '−∞';
  if (value === Infinity) return '∞';
  const rounded = Math.round(value * 10) / 10;
  return String(Math.abs(rounded)).replace(/^/u, rounded < 0 ? '−' : '');
}
