/** Exactly 140 characters, a line break counting as one: the length that breaks layouts. */
export const LONG: readonly string[] = [
  'きょうの配信、最初から見ていました。序盤で道に迷って同じ橋を三回わたったところも、木の棒だけで大きな敵にいどんだところも、ぜんぶ楽しかったです。\n途中で差し入れのおにぎりを食べはじめたときは、こちらまでおなかがすきました。次回はぜひぜひ地図を見てくださいね。ずっと応援しています！',
  'ながめの感想を失礼します。\n歌の二番で少し声がふるえたのが、とても好きでした。間違えても笑って続けるところに元気をもらっています。\nうちの猫は最初の音で耳を立てて、最後まで画面の前に座っていました。たぶんファンです。明日も早いですが、アンコールまで聞いてから寝ることにします。では',
  'ああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああああ',
];

/** Characters only, of one and of several code points (skin tones, joined people, flags). */
export const EMOJI_ONLY: readonly string[] = [
  '👏👏👏👏👏',
  '🎉',
  '😂😂😂',
  '🍙🍵',
  '👍🏽👍🏻',
  '👨‍👩‍👧‍👦',
  '🐈💨',
  '❤️🧡💛💚💙💜',
  '🏁🚗💨',
  '🥹',
];

export const GIFT_WORDS: readonly string[] = [
  'いつもありがとう！',
  'お茶代にしてください',
  'ナイスプレイ！',
  '誕生日おめでとうございます🎂',
  '新しいマイクの足しに',
  '歌がよかったので！',
  'ボス撃破のお祝いです',
  '',
];

export const JOIN_WORDS: readonly string[] = [
  'メンバーになりました！',
  '仲間に入れてください',
  'これからも応援します',
];

export const MILESTONE_WORDS: readonly string[] = [
  'もう一年。早いですね',
  'バッジの色が変わった！',
  '来月もよろしくお願いします',
];

export const FIRST_WORDS: readonly string[] = [
  '初見です！',
  'はじめまして。おすすめから来ました',
  '初コメ失礼します',
  '友だちに教えてもらって来ました',
];

export const REPEATER_WORDS: readonly string[] = [
  'お久しぶりです！',
  'また来ました',
  '半年ぶりに来られました',
];

export const OWNER_WORDS: readonly string[] = [
  '少し休憩します',
  '配信の予定は概要欄にあります',
  'コメントありがとう！',
];

export const MODERATOR_WORDS: readonly string[] = [
  'ネタバレはお控えください〜',
  '参加のルールは固定コメントにあります',
  '音量の相談はこちらで受けます',
];

export const REWARDS: readonly string[] = ['水を飲む', '姿勢を正す', '語尾を「にゃ」にする'];

/** What the site or the app says, with the icon it is shown with. */
export const SYSTEM_LINES = [
  {message: '配信につながりました', icon: 'default', type: 'success'},
  {message: '映像が不安定です。つなぎ直しています', icon: 'default', type: 'warning'},
  {message: 'コメントを取得できませんでした', icon: 'default', type: 'error'},
  {message: 'ことりさんが入場しました', icon: 'enter', type: 'inherit'},
  {message: '配信が共有されました', icon: 'share', type: 'info'},
] as const;

/** The notifications of niconama, one for each command of the SDK's `AllNotificationTypeTable`. */
export const NOTIFICATIONS = [
  {command: 'nicoad', message: '【広告】ねむい猫さんが500pt広告しました', icon: 'notification'},
  {command: 'quote', message: 'この番組が引用されました', icon: 'quote'},
  {command: 'cruise', message: 'クルーズ船が到着しました', icon: 'cruise'},
  {command: 'emotion', message: '8888のエモーションが送られました', icon: 'notification'},
  {command: 'ichiba', message: '放送ネタが登録されました', icon: 'notification'},
  {command: 'programExtended', message: '放送が30分延長されました', icon: 'notification'},
  {command: 'rankingIn', message: 'ランキング12位に入りました', icon: 'notification'},
  {command: 'rankingUpdated', message: '第10位に上がりました', icon: 'notification'},
  {command: 'visited', message: '「のんびり雑談」が好きな人が来場しました', icon: 'enter'},
  {command: 'disconnect', message: '番組は終了しました', icon: 'notification'},
  {command: 'survey', message: 'アンケートが始まりました', icon: 'poll'},
] as const;

/** Songs that exist nowhere else. */
export const SONG_TITLES: readonly string[] = [
  '夜の散歩道',
  'ひなたのリボン',
  '三時のおやつ行進曲',
  'まいご星',
  '雨あがりソーダ',
];
