/** A day such as `2025-01-08`, to be read: `2025年1月8日`. No time zone comes in between. */
export function japaneseDay(isoDate: string): string {
  const [year = '', month = '', day = ''] = isoDate.split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
}
