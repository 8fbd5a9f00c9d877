import type {Settings} from '../../package/settings';

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A time as templates show it, in the time zone of the PC.
 * @param time milliseconds since 1970
 */
export function timeText(time: number, form: Settings['shown']['time'], now: number): string {
  const date = new Date(time);
  const minutes = `${two(date.getHours())}:${two(date.getMinutes())}`;
  switch (form) {
    case 'none':
      return '';
    case 'minutes':
      return minutes;
    case 'seconds':
      return `${minutes}:${two(date.getSeconds())}`;
    case 'relative':
      return relative(Math.max(0, Math.floor((now - time) / 60_000)));
  }
}

function relative(minutes: number): string {
  if (minutes < 1) return 'たった今';
  return minutes < 60 ? `${minutes}分前` : `${Math.floor(minutes / 60)}時間前`;
}
