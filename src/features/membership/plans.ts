/** A line of the comparison: the words that the manual's page on Pro uses, too. */
export interface PlanLine {
  readonly label: string;
  readonly free: string;
  readonly pro: string;
}

const YES = '○';
const NO = '－';

/**
 * What free use and Pro can do; tests hold it to the table of /docs/pro/about. Pro covers exactly: the
 * two templates, the draw settings of the fixed display, and the sound of each item.
 */
export const PLAN_LINES: readonly PlanLine[] = [
  {label: 'コメントの取得、読み上げ、記録', free: YES, pro: YES},
  {label: '参加型管理、アンケート、セットリスト', free: YES, pro: YES},
  {label: 'テンプレートとワードパーティー', free: YES, pro: YES},
  {label: 'プラグイン', free: YES, pro: YES},
  {label: 'テンプレート「neon-ex」「cyber-mx」', free: NO, pro: YES},
  {label: 'ワードパーティーの固定表示の抽選', free: NO, pro: YES},
  {label: 'ワードパーティーのアイテムごとの音', free: NO, pro: YES},
  {label: 'アプリ名とリンクの表記', free: '必要です', pro: '任意です'},
];

/** How a mark is read out, since ○ and － are drawn. */
export function spoken(mark: string): string {
  if (mark === YES) return '使えます';
  return mark === NO ? '使えません' : mark;
}
