/** What lists of templates say of this one, which shows no comments and has no options of the editor. */
export const HANDWRITING = {
  id: 'handwriting',
  slug: 'handwriting-komebiyori',
  name: '手書きオーバーレイ',
  description:
    '配信の画面に、線・矢印・スタンプを手書きします。書くための手書きパッドが、同じzipに入っています。',
  width: 1920,
  height: 1080,
  manual: '/manual/handwriting-overlay',
  /** The newest first. */
  changes: [{date: '2026-11-22', text: '公開しました。'}],
} as const;
