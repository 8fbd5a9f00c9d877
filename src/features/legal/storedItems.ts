/** Something that the site keeps in the visitor's browser. */
export interface StoredItem {
  /** The exact key. */
  readonly key: string;
  readonly place: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cookie' | 'cache';
  readonly holds: string;
  /** When it is written, and when it is gone. */
  readonly life: string;
  /** Written only where the site asks for consent (plugins/third-party). */
  readonly onlyWithThirdParty?: true;
  /** Written only where the site has accounts. */
  readonly onlyWithAccounts?: true;
  /** Written only where visited pages are kept for a time without a network (plugins/offline). */
  readonly onlyWithOffline?: true;
}

/** Everything that is stored; tests/e2e/storedItems.spec.ts compares it with what a visit leaves. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {
    key: 'theme',
    place: 'localStorage',
    holds: '表示の色（ライトかダーク）',
    life: '色を選ぶと残ります。OSに合わせる設定へ戻すと消えます',
  },
  {
    key: 'docs-preferred-version-default',
    place: 'localStorage',
    holds: '最後に選んだマニュアルのバージョン',
    life: 'マニュアルのバージョンを選ぶと残ります。そのバージョンがなくなると消えます',
  },
  {
    key: 'docusaurus.announcement.id',
    place: 'localStorage',
    holds: '最後に見たお知らせの帯の番号',
    life: 'ページを開くと残ります',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    place: 'localStorage',
    holds: 'お知らせの帯を閉じたかどうか',
    life: 'ページを開くか、帯を閉じると残ります',
  },
  {
    key: 'search.recent',
    place: 'localStorage',
    holds: 'サイト内で最近検索した言葉（新しいものから5つまで）',
    life: '検索すると残ります。検索欄の「検索の履歴を消す」で消えます',
  },
  {
    key: 'site.characterKeys',
    place: 'localStorage',
    holds: '1文字のキーを使うかどうか',
    life: '「1文字のキーを使う」を切り替えると残ります',
  },
  {
    key: 'generator.draft.…',
    place: 'localStorage',
    holds: 'テンプレートエディタの下書き（バージョンごとに1つ）',
    life: 'エディタで見た目を変えると残ります。「すべてを初期値に戻す」を押すと消えます',
  },
  {
    key: 'generator.presets',
    place: 'localStorage',
    holds:
      'テンプレートエディタで残した見た目と、ほかの見た目に置き換わった下書き（合わせて100個まで）',
    life: '見た目を残すか、下書きが置き換わると増えます。エディタで1つずつ消せます',
  },
  {
    key: 'generator.place',
    place: 'localStorage',
    holds: 'OBSへドラッグするときの、テンプレートのフォルダ名',
    life: 'エディタでフォルダ名を決めると残ります',
  },
  {
    key: 'generator.fonts',
    place: 'localStorage',
    holds:
      'テンプレートエディタでお気に入りにしたフォント（50個まで）と、最近選んだフォント（5つまで）の名前',
    life: 'フォントを選ぶか、お気に入りに入れると残ります。お気に入りはエディタで外せ、最近のものは古い順に消えます',
  },
  {
    key: 'micChecker.settings',
    place: 'localStorage',
    holds: 'マイクチェッカーで選んだ設定（音とマイクの名前は残しません）',
    life: '設定を変えると残ります',
  },
  {
    key: 'webmMaker.settings',
    place: 'localStorage',
    holds: '透過WebMツールで最後に使った設定（ファイルとその名前は残しません）',
    life: '設定を変えると残ります',
  },
  {
    key: 'appLink.address',
    place: 'localStorage',
    holds: 'ツール、テンプレートエディタ、APIのコンソールがつなぐ本アプリの場所（ホストとポート）',
    life: '「つなぐ先」を変えると残ります。初期値に戻すと消えます',
  },
  {
    key: 'api.history',
    place: 'localStorage',
    holds:
      'HTTP APIのコンソールで送った呼び出しの最後の20件（レスポンスと、プラグインに送った中身は残しません）',
    life: '「送信」を押すと残ります。「記録を消す」を押すと消えます',
  },
  {
    key: 'api.language',
    place: 'localStorage',
    holds: 'APIのリファレンスで最後に選んだ、コードの言語',
    life: '言語を選ぶと残ります',
  },
  {
    key: 'commentMap.settings',
    place: 'localStorage',
    holds: 'コメントマップの設定（票と名前は残しません）',
    life: '設定を変えると残ります',
  },
  {
    key: 'ponkit.work',
    place: 'localStorage',
    holds: 'ポン出しキットで作ったパッド、演出の設定、素材の名前',
    life: 'パッドや演出を変えると残ります。ブラウザのデータを消すと消えます',
  },
  {
    key: 'ponkit',
    place: 'indexedDB',
    holds: 'ポン出しキットに入れた画像と音',
    life: '画像や音を入れると残ります。使わなくなって30日たつと、次に開いたときに消えます',
  },
  {
    key: 'playground.works',
    place: 'localStorage',
    holds: 'プレイグラウンドで書いたテンプレートのコードと名前',
    life: 'コードを書き換えると残ります。「書いたものを消す」か、「リセット」で消えます',
  },
  {
    key: 'playground.running',
    place: 'localStorage',
    holds: 'プレイグラウンドでテンプレートが動いている時刻',
    life: 'テンプレートが動く間だけ残り、ページを閉じると消えます。動かなくなったときは、次に開くまで残ります',
  },
  {
    key: 'volumeParty.settings',
    place: 'localStorage',
    holds: '音量パーティーのルールと見た目、口の画像（音は残しません）',
    life: '設定を変えると残ります',
  },
  {
    key: 'volumeParty.allowed',
    place: 'localStorage',
    holds: '音量パーティーのリンクで「使う」を押したもの（マイク、OBSの場所。20個まで）',
    life: '「使う」を押すと残ります',
  },
  {
    key: 'volumeParty.obsPassword',
    place: 'sessionStorage',
    holds: '音量パーティーで入れたOBSのパスワードと、その場所',
    life: 'OBSにつなぐと残ります。「OBSから切断」を押すか、タブを閉じると消えます',
  },
  {
    key: 'volumeParty.viewPassword',
    place: 'localStorage',
    holds:
      '音量パーティーの「OBSの中だけで測る」で入れたOBSのパスワードと、その場所（OBSのブラウザソースの中だけ）',
    life: 'OBSの「対話（操作）」でパスワードを入れると残ります。同じところの「パスワードを忘れる」で消えます',
  },
  {
    key: 'account.session',
    place: 'localStorage',
    holds: 'ログインの情報（アカウントのID、メールアドレス、有効期限のある認証用トークン）',
    life: 'ログインすると残ります。ログアウトするか、アカウントを削除すると消えます',
    onlyWithAccounts: true,
  },
  {
    key: 'account.session-code-verifier',
    place: 'localStorage',
    holds: 'ログインを始めたのがこのブラウザだと確かめる文字列',
    life: '確認コードを送るか、ほかのサービスでのログインを始めると残ります。ログアウトするか、次のログインで消えます',
    onlyWithAccounts: true,
  },
  {
    key: 'site.reloadedAt',
    place: 'sessionStorage',
    holds: 'ページの読み込みに失敗し、自動で再読み込みした時刻',
    life: '読み込みに失敗すると残ります。タブを閉じると消えます',
  },
  {
    key: 'consent',
    place: 'localStorage',
    holds: '外部送信に同意したかどうかと、選んだ日時',
    life: '同意するかを選ぶと残ります。1年たつと選び直します',
    onlyWithThirdParty: true,
  },
  {
    key: 'offline.…',
    place: 'cache',
    holds:
      '開いたページと、その表示に使うファイル（ページは60件、ファイルは400件まで）。アカウントのページは含みません',
    life: 'ページを開くと残り、通信できないときの表示に使います。古いものから消え、30日を過ぎたページは使いません。サイトが2回更新されると消えます',
    onlyWithOffline: true,
  },
];

/** The parts of the site that store something only where they are switched on. */
export interface StoringParts {
  readonly thirdPartyOn: boolean;
  readonly accountsOn: boolean;
  readonly offlineOn: boolean;
}

/** What this build of the site can store. */
export function storedItems({thirdPartyOn, accountsOn, offlineOn}: StoringParts): StoredItem[] {
  return STORED_ITEMS.filter(
    ({onlyWithThirdParty, onlyWithAccounts, onlyWithOffline}) =>
      (offlineOn || onlyWithOffline !== true) &&
      (thirdPartyOn || onlyWithThirdParty !== true) &&
      (accountsOn || onlyWithAccounts !== true),
  );
}

export const PLACE_NAMES: Record<StoredItem['place'], string> = {
  localStorage: 'ローカルストレージ',
  sessionStorage: 'セッションストレージ',
  indexedDB: 'IndexedDB',
  cookie: 'クッキー',
  cache: 'キャッシュストレージ',
};
