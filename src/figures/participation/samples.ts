/** The question that the figures of アンケート show. */
export const QUESTION = '次に遊ぶゲームは？';

/** Its choices with the votes of 25 invented viewers. */
export const ANSWERS = [
  {name: 'レース', votes: 12, percent: 48},
  {name: 'パズル', votes: 8, percent: 32},
  {name: '協力プレイ', votes: 5, percent: 20},
] as const;

/** The headings that the figures of タイムスタンプ show. */
export const TIMELINE = [
  {time: '0:00', title: 'はじめの挨拶'},
  {time: '4:35', title: '今週のできごと'},
  {time: '18:02', title: '新しいマイクの話'},
  {time: '42:10', title: '質問に答える'},
] as const;
