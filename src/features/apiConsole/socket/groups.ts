/** Types of messages that are used together, as the manual groups them; the first is chosen at first. */
export const GROUPS: readonly {readonly name: string; readonly types: readonly string[]}[] = [
  {
    name: 'コメント',
    types: ['comments', 'deleted', 'clear', 'pinned', 'bookmarked', 'systemComment'],
  },
  {name: '接続したときの一式', types: ['connected']},
  {name: '配信情報と枠', types: ['meta', 'meta.clear', 'services', 'userDatas']},
  {name: '参加型管理とセットリスト', types: ['waitingList', 'setList', 'setList.request']},
  {name: 'リアクションと演出', types: ['reactions', 'wp.update', 'wp.exec']},
  {
    name: '配信サイトの投票',
    types: [
      'yt.survey.start',
      'yt.survey.update',
      'yt.survey.finish',
      'ni.survey.start',
      'ni.survey.finish',
    ],
  },
  {name: '本アプリ', types: ['config', 'notification', 'toast']},
];

/** What a reader gets who chooses nothing. */
export const FIRST_TYPES: readonly string[] = ['comments', 'deleted', 'clear', 'meta', 'reactions'];
