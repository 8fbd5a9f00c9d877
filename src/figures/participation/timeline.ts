/** The headings that the figures of タイムスタンプ show. */
export const TIMELINE = [
  {time: '0:00', title: 'はじめの挨拶'},
  {time: '4:35', title: '今週のできごと'},
  {time: '18:02', title: '新しいマイクの話'},
  {time: '42:10', title: '質問に答える'},
] as const;
