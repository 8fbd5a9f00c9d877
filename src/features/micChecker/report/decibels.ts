/** `-17.25` as `−17.3`: one decimal, the sign as a minus; whole numbers without decimals. */
export function formatNumber(value: number): string {
  if (value === -Infinity) return '−∞';
  if (value === Infinity) return '∞';
  const rounded = Math.round(value * 10) / 10;
  return String(Math.abs(rounded)).replace(/^/u, rounded < 0 ? '−' : '');
}
