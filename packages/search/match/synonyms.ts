/* oxlint-disable max-lines -- a list of words, which is read line by line */
import {once} from '@komebiyori/lib/once';
import {inflectionOf, type Inflection} from '../query/grammar';
import {foldText} from '../text/fold';

/** The name of the app, which all of its site is about, with the particles after it. */
const APP_NAME =
  /(?:コメ(?:びより|ビヨリ|日和)|こめ(?:びより|日和)|komebiyori)(?:さん)?(?:の|って|では|には|とは|で|を|が|は|に|へ|と)?[\s、,]*/giu;
/** What people call it in a complaint: コメビュが動かない, このコメントビューアは無料？ */
const KIND_OF_APP = /^(?:この|本)?(?:コメビュ[ーア]*|コメントビュー?ワ?ア?ー?)[がは](?=.{2})/u;
/** What can be asked about an app: more than a particle. */
const MATTER = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}\p{N}]|\p{sc=Hiragana}{3}/u;

/** A query without the name of the app, which says nothing there unless it is all of the query. */
export function withoutAppName(query: string): string {
  const rest = query.replace(APP_NAME, '').replace(KIND_OF_APP, '').trim();
  return MATTER.test(rest) ? rest : query.replace(/(?:コメ|こめ)日和|komebiyori/giu, 'コメびより');
}

/**
 * Words of this app and of streaming that say the same, one group in a line: abbreviations, slang,
 * English. Whatever belongs to a single page stands in its `asked:`; general language is not here.
 */
const GROUPS = `
アップデート アプデ 更新 バージョンアップ update upgrade
ダウンロード DL download
インストール セットアップ 導入 install setup
アンインストール uninstall
コメント コメ comment comments chat チャット
コメントビューアー コメビュ コメビュー コメントビューア viewer
読み上げ よみあげ 音声 声 喋る speech tts voice
棒読みちゃん 棒読み bouyomi bouyomichan
テンプレート テンプレ template templates デザイン
オーバーレイ overlay テンプレート
配信画面 オーバーレイ overlay
ブラウザソース ブラウザ browser
背景 background
透過 透明 透ける transparent
フォント 文字 書体 字 font
色 カラー color colour
大きさ サイズ size
ダーク 暗い dark
テーマ 見た目 外観 theme
アンケート 投票 poll survey vote
セットリスト セトリ setlist
参加 参加型 順番待ち order queue
ギフト 投げ銭 スパチャ スーパーチャット gift donation superchat 寄付
メンバー限定 メン限 members
リスナー 視聴者 listener viewer 常連 見てる人
枠 フレーム 配信枠 frame
いくつ 何個 何件 何人 何枚 何曲 何台 何本
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
ショートカット ショトカ ホットキー キー操作 shortcut hotkey
設定 settings setting preferences
プラグイン 拡張機能 アドオン plugin addon
ストック stock
絞り込み フィルター filter
検索 search
履歴 ログ log history
スマートフォン スマホ 携帯 phone smartphone モバイル
パソコン PC computer マシン
ウィンドウ 窓 window
絵文字 スタンプ 顔文字 emoji emote
ブロック 荒らし NG 迷惑 block
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
止める 無効 オフ off
送る 送信 投稿
外部 他の ほかの
ソフト アプリ ツール プログラム
人 ユーザー アカウント
起動 立ち上げる 開く
二重 2回 重複 ダブる
二窓 2つの
ためる 保存 残す 記録
分割 分ける 別々 個別
大きい 拡大 大きく でかい でかく
小さい 縮小 小さく ちっちゃい ちっちゃく
遅い 遅れる ラグ 遅延
重い 遅い カクつく カクカク 負荷
戻す 復元 元に戻す
間違い 違う 誤る
消える なくなる 失う
失敗 できない エラー
速い 早口 速度 speed
一覧 リスト 表 list
探す 検索 調べる 見つける
追加 増やす 足す
変更 変える 替える 差し替える
無料 フリー タダ ただ free
料金 値段 有料 いくら 課金 価格 price
買う 購入 buy
移す 引っ越し 買い替え 移行 引き継ぐ
除外 除く 無視 弾く はじく
目立つ 強調
動画 映像 video
画像 絵 写真 image
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
固定 ピン留め ピン止め pin
初期化 リセット reset
落ちる クラッシュ 強制終了 固まる フリーズ crash
黒い 真っ黒 black
テスト 試す test
書き出し エクスポート export
取り込む インポート import
値段 プラン plan
弾幕 流れる
演出 エフェクト effect
YouTube ようつべ つべ ユーチューブ YT
JSON ジェイソン
Twitch ツイッチ
ニコ生 ニコニコ生放送 ニコニコ niconico
ツイキャス TwitCasting キャス
Discord ディスコ ディスコード
拍手 8888
ボット bot
ボット ナイトボット Nightbot
スパム 宣伝 spam
モデレーター モデ モデさん moderator mod
ウイルス ウィルス マルウェア virus
動作環境 必要環境 スペック 推奨 requirements spec
メモリ メモリー memory
商用 企業 会社 法人 仕事 業務
未成年 年齢 中学生 高校生 子ども 18歳
支援 サポーター ファン 応援 支援者 supporter
支払い 決済 カード payment
年額 年払い 一年
月額 月払い 毎月
名前 ニックネーム ハンドル ハンドルネーム name
初コメ 初見 初めて 新規
字幕 文字起こし caption
話者 キャラ キャラクター 声色
句読点 記号
真ん中 中央 center
縦 縦長 スマホ向け
リリース 公開
報告 連絡 伝える 問い合わせ contact
不正 怪しい 危険
安全 本物 verify
許可 権限 permission
管理者 admin
ポート port
ファイアウォール セキュリティソフト firewall
リロード 再読み込み reload
キャッシュ cache
素材 アセット asset
紙吹雪 クラッカー confetti
ランダム 無作為 random
パッド ボタン pad
スーパーチャット スパコメ 赤スパ 虹スパ
メンバーシップ メンシ メンバシップ
メンバー限定 メンシ限定 メンバー配信 会員限定 members-only
視聴者数 同接 同接数 同時視聴者数 同時接続数
配信者 生主 ライバー ストリーマー streamer 配信主
配信者 放送主 枠主 うp主 broadcaster 主さん
VOICEVOX ボイスボックス ボイボ ずんだもん ずんだ
VOICEVOX 四国めたん めたん 春日部つむぎ つむぎ 冥鳴ひまり
再起動 起動し直す 立ち上げ直す リスタート restart reboot
展開 解凍 unzip 圧縮解除 解凍ソフト
右クリック 長押し 右ボタン 二本指クリック 右クリ
通知領域 タスクトレイ トレイ システムトレイ tray
応答なし 固まる ハングアップ 操作不能 反応なし
棒読みちゃん 棒ちゃん ゆっくりボイス AquesTalk ゆっくり霊夢
参加型 視聴者参加型 視聴者参加 リスナー参加 凸待ち
参加待ちリスト 待機列 待ち列 行列 整理券 参加列
除外ユーザー NGユーザー 出禁 BAN ブラックリスト ブラリ
NGワード 禁止ワード 禁止用語 NG単語 下ネタ 放送禁止用語
荒らし アンチ 粘着 暴言 troll 誹謗中傷
初見 初見さん ご新規 一見さん newcomer ご新規さん
初コメ 初コメント ファーストコメント はじめてのコメント firstcomment
再訪 久しぶり 久々 returning
常連 古参 固定リスナー いつもの人 おなじみ
同時配信 マルチ配信 サイマル 多重配信 multistream 同時放送
前面固定 最前面 手前 最前面表示 always-on-top
PiP ピクチャーインピクチャー 小窓 ミニ表示 ワイプ
フルスクリーン 全画面 fullscreen 最大化 フルスク
つなぐ 繋ぐ 繋げる つなげる
連携 連動 つなぐ 併用 合わせる 一緒に使う
旧バージョン 古いバージョン 前のバージョン 過去のバージョン 以前のバージョン
つながらない 繋がらない 接続できない 繋がらん
再接続 つなぎ直す 繋ぎ直す つなぎ直します reconnect
重複 競合 バッティング conflict
たまって 溜まって 渋滞 追いつかない 詰まって
飛ばす スキップ 読み飛ばす skip
途切れる 切れる 途中で止まる
かくつく ガクガク コマ落ち 処理落ち フレーム落ち かくつき
遅延 ディレイ タイムラグ delay
はみ出す 見切れる 欠ける 端が切れる
にじむ ぼやける ぼける blurry 画質が悪い
ずれる ズレ 位置ズレ
白い 真っ白 white ホワイト
黒い 真っ黒 真っ暗 ブラックアウト 黒画面 暗転
乱れる 崩れる ちらつく レイアウト崩れ
文字化け 化ける 豆腐 mojibake
警告 ワーニング warning 注意画面
直す 修復 治す 解決 fix
隠す 非表示 hide 見せない
閉じる 終了 quit close
二重 ダブって 二度 やまびこ エコー
ミュート 消音 無音 mute
雑音 ノイズ noise 環境音 ホワイトノイズ
割れる 音割れ バリバリ 歪む
音量 爆音 うるさい 音の大きさ loudness
話速 スピード 読む速さ 読み上げ速度 テンポ
音程 音高 ピッチ 声の高さ pitch
読み上げ停止 黙らせる 黙らす 声を止める
試聴 試し聞き サンプル再生 プレビュー preview
読み間違い 誤読 読み違える 読み間違える misread
辞書 ユーザー辞書 辞書登録 読み辞書
正規表現 regex regexp 正規表現式
項目 フィールド プロパティ field property
置き換え 置換 差し替え replace
文字数制限 字数制限 長文カット 以下略 長文対策
フォーマット 書式 format 読み上げ形式
伏せる 伏せ字 マスク 自主規制
COEIROINK コエイロインク コエイロ 声色インク つくよみちゃん
AivisSpeech アイビススピーチ アイヴィススピーチ Aivis アイビス
ゆかりねっとコネクターNEO ゆかコネ ゆかりねっと YNC ゆかコネNEO
VOICEROID ボイロ ボイスロイド 結月ゆかり 琴葉茜
外国語 海外勢 海外ニキ 外国人 英語コメ
翻訳 英訳 和訳 通訳 訳す
音を出す機器 出力デバイス 再生デバイス 出力先 スピーカー
ヘッドホン イヤホン ヘッドセット イヤフォン headphone
デスクトップ音声 システム音 PC音 パソコンの音
音声ミキサー ミキサー mixer 音声メーター
マイク mic マイクロホン マイクロフォン
マイクチェッカー マイクテスト マイクチェック
ビッツ bits チアー cheer
サブスク サブスクリプション subscription サブスクライバー
サブスクのギフト サブギフ ギフトサブ サブスクギフト
メンバーシップギフト メンギフ メンシギフト ギフトメンバーシップ
チャンネルポイント チャネポ チャンポ チャネルポイント channelpoint
ギフト プレゼント 贈り物 差し入れ
寄付 ドネ ドネーション donate カンパ
お礼 感謝 スパチャ読み お礼読み
高評価 グッドボタン グッド 高評価数
リアクション reaction ハート
フォロワー フォロー follower followers
匿名 184 名無し anonymous 名無しさん
支払い 払う 支払う 引き落とし 支払方法
カード クレカ クレジットカード デビットカード
コンビニ コンビニ払い コンビニ決済 ファミマ ローソン セブンイレブン
領収書 レシート 請求書 インボイス receipt
返金 払い戻し 返品 返してほしい
解約 キャンセル 契約解除 unsubscribe
買い切り 永久ライセンス 永続 一括払い lifetime
特典コード クーポン シリアルコード プロモコード 引き換えコード coupon
ライセンスキー シリアル プロダクトキー シリアルナンバー serial
申し込み 申込 契約 入会 申し込む
期限切れ 失効 expired 有効期限
アクティベート 有効化 ライセンス認証 アクティベーション activate
料金 費用 お金 cost
無料 体験版 トライアル お試し trial
Pro プロ 有料版 プレミアム 上位版 製品版
二段階認証 2段階認証 2FA ワンタイムパスワード
確認コード 認証コード 認証番号 ワンタイムコード
ログアウト サインアウト logout signout
メールアドレス メアド email eメール
迷惑メール 迷惑フォルダ スパムフォルダ junk
合言葉 鍵付き 鍵枠 鍵配信 パス付き
なくした 紛失 無くした 失くした
収益 収益化 マネタイズ monetize 稼ぐ
商用 ビジネス 案件 商用利用 commercial
クレジット クレジット表記 credit 権利表記 コピーライト
利用規約 規約 terms ガイドライン
リクエスト リク request 曲リク リクエスト曲
曲の箱 レパートリー 持ち歌 持ち曲 曲リスト 歌える曲
題名 タイトル 配信タイトル title 枠タイトル
タイムスタンプ タイスタ チャプター 目次 頭出し chapter
概要欄 説明欄 動画説明 description
切り抜き クリップ clip 切り抜く 名場面
トークスクリプト 台本 カンペ 進行表 トークデッキ
ストック キープ 取り置き 取っておく 後で読む
お便り おたより ふつおた マシュマロ 質問箱
ピン留め ピン止め 固定コメント pinned
ブックマーク お気に入り しおり 栞 bookmark
ラベル 付箋 タグ付け label
メモ 覚え書き memo 備考 メモ書き
ニックネーム 呼び名 あだ名 コテハン 固定ハンドルネーム 愛称 呼び方
リスナーリスト 視聴者リスト 名簿 リスナー一覧 視聴者一覧
アンケート アンケ 多数決 挙手 ポール
シャッフル shuffle ごちゃ混ぜ
締め切る 受付終了 締切 〆切 募集終了
参加ワード 参加コマンド 参加キーワード joinコマンド
抽選 くじ引き くじ ルーレット ガチャ 福引 giveaway raffle
重み 確率 出現率 排出率 レア度 weight
ワードパーティー ワドパ WordParty ワードパ ワーパ
落下 降る 降らせる 落ちてくる 降ってくる
投げつけ 投げつける ぶつける throw
ポン出し サンプラー サウンドボード soundboard 効果音ボタン
効果音 SE サウンドエフェクト ジングル
通知音 着信音 お知らせ音 チャイム
OSの通知 デスクトップ通知 ポップアップ通知 トースト通知 プッシュ通知
集中モード 応答不可 おやすみモード サイレントモード DND
VTS VTubeStudio ブイチューブスタジオ VTuberStudio
アバター 立ち絵 Live2D avatar
コメントマップ 日本地図 都道府県 県別 map
手書き お絵描き 落書き 手描き ホワイトボード
ペンタブレット ペンタブ 板タブ 液タブ
クロマキー グリーンバック 緑背景 chromakey ブルーバック
テンプレート スキン skin ガワ
吹き出し バブル bubble LINE風
弾幕 ニコニコ風 コメントが流れる danmaku
エディタ エディター ジェネレーター editor generator
縁取り フチ 袋文字 アウトライン 白フチ outline
半透明 不透明度 透け opacity 透過度
カスタマイズ アレンジ 改造 customize
初期値 デフォルト default 既定値
FPS フレームレート 60fps framerate
文字の大きさ フォントサイズ 文字サイズ fontsize 字の大きさ
行の高さ 行間 行幅 line-height
余白 隙間 マージン padding margin
アイコン プロフィール画像 プロフ画像 プロフ画 icon
ダーク ナイトモード 夜モード 黒モード
目立つ 目立たせる ハイライト highlight
分割表示 2画面 二画面 2列 split
絞り込み 漏斗 じょうご ろうと
歯車 ギア gear 歯車マーク 歯車アイコン
メニュー 三点リーダー 三点 ハンバーガーメニュー menu 点3つ
並べ替え ソート 並び替え sort 並び替える
さかのぼる 遡る さかのぼれる さかのぼります
書き込む 返信 リプライ コメントを打つ
取り消す アンドゥ undo 取消
押す クリック タップ ポチる click
ドラッグ ドラッグアンドドロップ ドロップ 引っ張る drag
コピー コピペ copy
貼る 貼り付ける ペースト paste 貼付
タスクマネージャー タスマネ タスクキル プロセス
フォルダ フォルダー ディレクトリ directory
データフォルダ AppData データの場所 データの置き場所
空き容量 容量不足 ストレージ storage
GPU グラボ グラフィックボード ビデオカード
ハードウェアアクセラレーション HWアクセラレーション ハードウェアアクセラレータ ハードウェア支援
別のPC 2PC 二台 サブ機 配信用PC 2台
Wi-Fi ワイファイ 無線 無線LAN wifi
IPアドレス アイピー ローカルIP IPv4
回線 ネット回線 インターネット回線 光回線 ネット環境
セキュリティソフト アンチウイルス ウイルスバスター ノートン ウイルス対策ソフト Defender
ファイアウォール ファイヤーウォール ファイアーウォール
許可ホスト ホワイトリスト 許可リスト whitelist allowHosts
リモートビュー 遠隔 リモート remoteview 遠隔表示
タブレット iPad アイパッド tablet
macOS Mac マック MacBook マックブック
ストリームデッキ StreamDeck ストデ Elgato エルガト
ショートカット ショトカ キーバインド キーコンフィグ keybind
割り当て 割当 アサイン キー割り当て
全体ショートカット グローバルショートカット グローバルホットキー
自動起動 スタートアップ startup 自動スタート
アンインストール アンインスコ アンスト
入れ直す 再インストール 再インスコ reinstall 入れ直し
ダウンロード 入手 ダウソ
SmartScreen スマートスクリーン 青い画面 青い警告
開発元 未確認の開発元 Gatekeeper ゲートキーパー
SHA-512 sha512 ハッシュ チェックサム checksum
変更点 更新履歴 変更履歴 changelog パッチノート リリースノート
移行 マイグレーション migrate migration
買い替え 機種変 機種変更 新しいPC
コメントログ コメログ 過去ログ チャットログ 過去コメ
アーカイブ タイムシフト VOD 見逃し archive
解析 アナリティクス 統計 データ分析
CSV エクセル Excel 表計算 スプレッドシート
ターミナル コマンドプロンプト PowerShell cmd
視聴URL 配信URL 枠URL 放送URL 配信リンク ライブURL
URL アドレス リンク
限定公開 unlisted リンク限定 URL限定
年齢制限 R18 18禁 年齢確認
配信前 待機所 待機枠 フリーチャット 開始前
配信サイト プラットフォーム 配信サービス platform 配信アプリ
ニコニコ生放送 nicolive niconama
問い合わせ お問合せ 問合せ サポート窓口 inquiry
初心者 ビギナー 素人 入門 newbie
困った トラブル トラブルシューティング troubleshooting 助けて
BGM 効果音
企画 遊ぶ ビンゴ じゃんけん お題 カウントダウン
負荷 発熱 熱い バッテリー
わんコメ MultiCommentViewer マルコメ コメジェネ NCV CastCraft やります
荒らし 鳩 伝書鳩 指示厨 炎上 差別 卑語
除外ユーザー 凍結 通報 出入り禁止
初見 新参 新規さん 新入り
閉じる 切り忘れ 消し忘れ
特定 特別 推し
来訪 来場 入室
覚える 慣れる 使いこなす
払う 課金
自動 勝手 オート 自動的
ダウンロード 落とす
切り替え オンオフ スイッチ
プラグイン 拡張
過去 昔 以前
コメント 発言 書き込み
見た目 見え方
打つ 書き込む
プログラム コード スクリプト
認証 ログイン
人 相手
鳴らす 音を出す
おすすめ 推奨 オススメ
文字 テキスト text
本人 自分
人数 何人 何名
回数 何回目 何度目
複数 いくつも
復活 復帰 復元
おかしい 変
`;

/** Stems of verbs that say the same of this app when they are denied: 出ない, 表示されない, 映らない. */
const DENIED = `
出 表示 映 見え 写 反映 流れ
取得 取 来 届 拾 受信 読み込
聞こえ 鳴 出 読
動 起動 開 立ち上が
つなが 繋が 接続 入れ
認識 検出 見つか 接続 つなが
`;

/**
 * English words of everyday, and what they are in the texts. Only those are read in another language
 * that nobody types for the word itself; in Japanese they say no more than before.
 */
const ENGLISH = `
open launch: 開く 起動
app application: アプリ
low quiet small smaller: 小さい
loud big bigger large larger: 大きい
slow slowly: 遅い 重い
lag: 遅れる 遅延
missing gone disappear lost: 消える なくなる
freeze frozen: 固まる
twice double duplicate: 二重 2回 重複
disconnect disconnected: 切れる
transfer move: 移す 移行
wrong: 間違い
downgrade rollback revert: 戻す 前の版
audio: 音声 音
aloud: 読み上げる
username: 名前
paid: 有料
message: コメント
stop: 止める 停止
create: 作る 作成
find: 探す
edit: 編集 変える
pricing: 料金 価格
beginner: 初心者
location path: 場所 置き場所
read reading: 読む 読み上げ
language: 言語
english: 英語
japanese: 日本語
blank empty: 真っ白 空
raid: レイド
quiz: クイズ
song: 曲
join: 参加
pronunciation pronounce: 読み方 発音
version: バージョン
share: 共有
privacy: 個人情報 プライバシー
data: データ
report: 報告
keyboard: キーボード
automatically automatic: 自動
enable: 有効 オン
disable: 無効 オフ
multiple several: 複数
simultaneously: 同時
word: 言葉
shadow: 影
border: 枠線
animation: 動き
dock: ドック
time: 時刻 時間
user: ユーザー 人
newest latest: 新しい 最新
rules: 規約
order: 順番
screen: 画面
window: ウィンドウ
text: 文字
number count: 数
button: ボタン
key: キー
list: 一覧
file: ファイル
change: 変える 変更
use: 使う
`;

/** Stems that say the same as a stem when they are denied, too. */
export function deniedSynonymsOf(stem: string): readonly string[] {
  const lines = DENIED.trim()
    .split('\n')
    .map((line) => line.split(' '));
  const others = lines.filter((line) => line.includes(stem)).flat();
  return [...new Set(others)].filter((other) => other !== stem);
}

/** A word of the vocabulary; verbs and adjectives have other forms. */
interface Word {
  readonly surface: string;
  readonly inflection: Inflection | undefined;
}

/** A verb or an adjective as dictionaries give it. */
const DICTIONARY_FORM =
  /^(?<stem>.*\p{sc=Han}|[\p{sc=Katakana}ー]{2,}(?=る$))(?<okurigana>\p{sc=Hiragana}{0,2}[うくぐすつぬぶむるい])$/u;

function wordOf(surface: string): Word {
  const {stem, okurigana} = DICTIONARY_FORM.exec(surface)?.groups ?? {};
  if (stem === undefined || okurigana === undefined) return {surface, inflection: undefined};
  // The る of an ichidan verb is no part of its stem: 変える is 変え.
  const kept = okurigana.length > 1 ? okurigana.replace(/る$/u, '') : okurigana;
  return {surface, inflection: inflectionOf(stem, kept)};
}

const groups = once(readGroups);

/** Words that say the same as the first of some forms that has such, a folded word or the stem of a verb. */
export function synonymsOf(forms: readonly string[]): readonly Word[] {
  for (const form of forms) {
    const meant = groups().get(form);
    if (meant !== undefined) return meant;
  }
  return [];
}

function readGroups(): ReadonlyMap<string, readonly Word[]> {
  const byWord = new Map<string, Word[]>();
  for (const line of GROUPS.trim().split('\n')) {
    const words = line.split(' ').map(wordOf);
    for (const word of words) {
      const key = word.inflection?.stem ?? foldText(word.surface);
      const before = byWord.get(key) ?? [];
      const isNew = ({surface}: Word): boolean =>
        surface !== word.surface && before.every((one) => one.surface !== surface);
      byWord.set(key, [...before, ...words.filter(isNew)]);
    }
  }
  for (const line of ENGLISH.trim().split('\n')) {
    const [english = '', meant = ''] = line.split(': ');
    const words = meant.split(' ').map(wordOf);
    for (const word of english.split(' '))
      byWord.set(word, [...(byWord.get(word) ?? []), ...words]);
  }
  return byWord;
}
