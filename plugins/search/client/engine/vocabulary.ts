/**
 * Words of this app and of streaming that say the same, one group in a line: abbreviations, slang,
 * English. Whatever belongs to a single page stands in its `asked:`; general language is not here.
 */
export const GROUPS = `
アップデート アプデ 更新 バージョンアップ update upgrade
ダウンロード DL download
インストール セットアップ 導入 install setup
アンインストール uninstall
コメント コメ comment comments chat チャット
コメントビューアー コメビュ コメントビューア viewer
読み上げ よみあげ 音声 声 speech tts voice
棒読みちゃん 棒読み bouyomi bouyomichan
テンプレート テンプレ template templates デザイン
オーバーレイ overlay 配信画面
ブラウザソース ブラウザ browser
背景 background
透過 透明 transparent
フォント 文字 書体 font
色 カラー color colour
大きさ サイズ size
ダーク 暗い dark
テーマ 見た目 外観 theme
アンケート 投票 poll survey vote
セットリスト セトリ setlist
参加 参加型 順番待ち order queue
ギフト 投げ銭 スパチャ スーパーチャット gift donation superchat 寄付
メンバー限定 メン限 members
リスナー 視聴者 listener viewer 常連
枠 フレーム 配信枠 frame
辞書 単語登録 dictionary
通知 お知らせ notification alert アラート
音量 ボリューム volume
音 サウンド 効果音 sound
バックアップ 控え backup
復元 復旧 restore
ライセンス ライセンスキー license licence
返金 refund
解約 退会 cancel
ログイン サインイン login
接続 つながる つながらない connect connection
エラー 不具合 バグ error bug
ショートカット ホットキー キー操作 shortcut hotkey
設定 settings setting preferences
プラグイン 拡張機能 アドオン plugin addon
ストック stock
絞り込み フィルター filter
検索 search
履歴 ログ log history
スマートフォン スマホ 携帯 phone smartphone モバイル
パソコン PC computer
ウィンドウ 窓 window
絵文字 スタンプ emoji emote
ブロック 荒らし NG block
翻訳 translate translation
タイムスタンプ timestamp
分析 解析 analytics
対応 サポート support supported
配信 放送 ライブ stream streaming live
画面 スクリーン screen
古い 以前 前の old previous
削除 消す クリア delete remove clear
表示 映す 出す show display showing
送信 送る send post
受信 受け取る receive
取得 拾う 集める get
購読 subscribe
使い方 やり方 方法 how
作る 自作 作成
止める 停止 中断
送る 送信 投稿
外部 他の ほかの
ソフト アプリ ツール プログラム
人 ユーザー アカウント
起動 立ち上げる 開く
二重 2回 重複 ダブる
二窓 2つの
ためる 保存 残す 記録
分割 分ける
大きい 拡大 大きく
小さい 縮小 小さく
遅い 遅れる ラグ 遅延
重い 遅い カクつく
戻す 復元 元に戻す
間違い 違う 誤る
消える なくなる 失う
失敗 できない エラー
速い 早口 速度 speed
一覧 リスト list
探す 検索 調べる 見つける
追加 増やす 足す
変更 変える 替える
無料 フリー free
料金 値段 有料 いくら price
買う 購入 buy
移す 引っ越し 買い替え 移行 引き継ぐ
除外 除く 無視
目立つ 強調
動画 video
画像 絵 image
位置 場所 position
入れる 導入 インストール
機能 feature features
変わったこと 変更 新機能 変更点 release changes
幅 width
高さ height
動かない working
開始 起動 start
保存 save
フォルダ folder
ファイル file
パスワード password
アカウント account
メール mail email
固定 pin
初期化 リセット reset
落ちる クラッシュ 強制終了 crash
黒い 真っ黒 black
テスト 試す test
書き出し エクスポート export
取り込む インポート import
値段 プラン plan
弾幕 流れる
演出 エフェクト effect
YouTube ようつべ つべ ユーチューブ
Twitch ツイッチ
ニコ生 ニコニコ生放送 ニコニコ niconico
ツイキャス TwitCasting キャス
Discord ディスコ ディスコード
拍手 8888
`;

/** Stems of verbs that say the same of this app when they are denied: 出ない, 表示されない, 映らない. */
export const DENIED = `
出 表示 映 見え 写 反映 流れ
取得 取 来 届 拾 受信
聞こえ 鳴 出 読
動 起動 開 立ち上が
つなが 繋が 接続 入れ
`;
