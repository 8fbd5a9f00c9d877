import {once} from '@komebiyori/lib/once';
const DAY: Intl.DateTimeFormatOptions = {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
};
const dayFormat = once(() => new Intl.DateTimeFormat('ja-JP', DAY));
const momentFormat = once(
  () => new Intl.DateTimeFormat('ja-JP', {...DAY, hour: 'numeric', minute: '2-digit'}),
);

/** A day in Japan such as `2026年11月21日`. */
export function dayText(time: Date): string {
  return dayFormat().format(time);
}

/** A moment in Japan such as `2026年11月21日 9:05`. */
export function momentText(time: Date): string {
  return momentFormat().format(time);
}

/** An amount in yen, tax included, as shops in Japan must show it (消費税法 63条). */
export function yenText(amount: number): string {
  return `￥${amount.toLocaleString('ja-JP')}（税込）`;
}

/** A price with what it is for: `￥500（税込）／月`. */
export function priceText({
  amount,
  period,
}: {
  readonly amount: number;
  readonly period: 'month' | 'year' | null;
}): string {
  if (period === null) return yenText(amount);
  return `${yenText(amount)}／${period === 'month' ? '月' : '年'}`;
}

/** The name of the file of an export: the day in Japan. */
export function exportName(now: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Asia/Tokyo'}).format(now);
  return `account-data-${day.replaceAll('-', '')}.json`;
}
