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

/** How long something took: `12.3ms`, from a second on `1.0秒`. */
export const formatLength = (ms: number): string =>
  Math.round(ms * 10) < 10_000 ? `${formatNumber(ms)}ms` : `${(ms / 1000).toFixed(1)}秒`;
