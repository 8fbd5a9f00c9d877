import {foldText} from '../../shared/fold';
import {inflectionOf, type Inflection} from './inflection';

/**
 * Words of Japanese documentation that say nearly the same, one group in a line. General language
 * only: names of a product's own things are synonyms of its pages (`server/synonyms.ts`).
 */
const GROUPS = `
表示 出す 出る 見せる 見える 映す 映る
非表示 隠す 見えない
削除 消す 取り除く 除去
消える 失う なくなる
追加 加える 増やす 足す 挿入
変更 変える 替える 書き換える 編集
変更 変わる 変化
切り替え 切り替える トグル
更新 アップデート 最新
作成 作る 生成 新規 構築
自作 作る 独自
開始 始める 起動 スタート
終了 終わる 閉じる 完了
停止 止める 中断 中止 キャンセル
遅い 重い 高速化 最適化 パフォーマンス 速度
高速化 最適化 パフォーマンス 速い
保存 残す 記録 書き出す
保持 維持 残す 覚える 記憶
復元 戻す 復旧
取得 取る 受け取る フェッチ
送信 送る 投稿
渡す 受け渡し 伝える 引き渡す
伝わる 伝播 届く
共有 シェア 共通
再利用 使い回す 共通化 流用
ループ 繰り返す 反復 繰り返し
一覧 リスト
並べ替え 並び替え ソート 並び順
絞り込み フィルター フィルタリング フィルタ
検索 探す 見つける
調べる 調査 測定 計測 確認
入力 記入 打ち込む タイプ
選択 選ぶ
設定 構成 オプション
公開 リリース デプロイ
監視 ウォッチ ウォッチャー
購読 サブスクライブ
画面遷移 ページ遷移 ルーティング ナビゲーション
動作 動く 挙動
対応 サポート
防ぐ 防止 避ける 回避 抑制
エラー 失敗 不具合 例外
警告 注意
修正 直す 解決 対処
確認 確かめる チェック 検証
検証 バリデーション
比較 違い 比べる
サンプル 見本
名前 名称 命名
古い 以前 レガシー
新しい 最新 新規
複数 まとめて 一括
全部 すべて 全て 全体
一部 部分 部分的
自動 自動化 オート
音量 ボリューム
文字 テキスト フォント
大きさ サイズ 寸法
大きい サイズ 大きさ 拡大
小さい サイズ 大きさ 縮小
色 カラー 配色
見た目 デザイン 外観 スタイル
場所 位置 箇所 どこ
スマホ スマートフォン モバイル 携帯
パソコン PC コンピューター
窓 ウィンドウ ウインドウ
クリック 押す 押下 タップ
許可 権限 許す
ログイン サインイン
ログアウト サインアウト
料金 値段 価格 有料
無料 フリー 無償
購入 買う
解約 退会 やめる
移行 移す 引っ越し 買い替え 引き継ぎ 乗り換え
バックアップ 控え
インストール 導入 入れる セットアップ
アンインストール 削除 消す
接続 つなぐ つながる
切断 切れる
読み込み ローディング 読み込む
待つ 待機
すぐ 即時 即座 リアルタイム
翻訳 訳す 多言語
除外 除く ブロック 無視
お礼 感謝
ショートカット キー操作 ホットキー
階層 ネスト 入れ子 ツリー
深い ネスト
状態 ステート
部品 パーツ コンポーネント
処理 実行
実行 動かす 走らせる 発火
呼び出す 呼ぶ 実行
引数 パラメータ
返り値 戻り値
初期値 デフォルト 既定
初期化 リセット
描画 レンダリング レンダー 再描画 表示
サーバー側 サーバーサイド サーバ
クライアント側 クライアントサイド ブラウザ
攻撃 脆弱性 セキュリティ
スクリーンリーダー 支援技術 アクセシビリティ
テスト 試す 試験
動作 試す 動作確認
キャッシュ メモ化 使い回す
反映 適用 更新
内容 中身 コンテンツ
分割 分ける 分離
組み合わせ 併用 連携 統合
モーダル ダイアログ ポップアップ
書き方 記法 構文 文法
規則 ルール 決まり 規約
基礎 基本 入門
応用 上級 高度
代わり 代替 フォールバック
無効 オフ
有効 オン
ちらつき ちらつく
最初から 一から ゼロから
同時 並行 一度に
プログラム スクリプト コード
外部 ほかの サードパーティ
原因 理由 なぜ
環境 プロジェクト セットアップ
エンター Enter
URL アドレス リンク
ユーザーインターフェース UI
先 事前 あらかじめ
インポート 読み込む 取り込む
エクスポート 書き出し 出力
ダウンロード 入手
コピー 複製
貼る 貼り付け ペースト
強調 ハイライト 目立つ
題名 タイトル 見出し
最大 上限
最小 下限
制限 上限 限界
条件 分岐
順番 順序 並び 並び順
優先 優先度 優先順位
種類 タイプ
範囲 スコープ
全体 グローバル
継承 引き継ぐ
上書き オーバーライド 置き換える
置換 置き換え 差し替え 置き換える
差し込む 挿入 埋め込む
結合 連結 つなげる
計算 算出
宣言 定義
応答 レスポンス 返事
要求 リクエスト
拒否 断る
認証 ログイン
利用者 ユーザー
利用 使用 使う
不要 いらない
簡単 シンプル 手軽
難しい 複雑
大量 多い たくさん 大きな
速い 高速
柔軟 自由
一時的 仮
現在 今
過去 以前 前
最後 末尾
最初 先頭 初回
毎回 常に
一度 1回 一回 once
二重 2回 二回 重複
遅延 遅らせる
並列 同時
通知 知らせる お知らせ
履歴 記録
解析 分析 集計
音声 声
話す 喋る 発話
消音 ミュート
配信 放送 ライブ
透過 透明
余白 間隔
幅 横幅
移動 動かす
拡張機能 プラグイン アドオン
ライブラリ パッケージ モジュール
フォルダ ディレクトリ
壊れる 破損
落ちる クラッシュ 強制終了
固まる フリーズ
互換性 互換 対応
非推奨 廃止 なくなる
推奨 おすすめ ベストプラクティス
個人情報 プライバシー
利用規約 ライセンス 規約
問い合わせ 連絡
協力 貢献 手伝う
学習 学ぶ チュートリアル 入門
説明 解説
仕組み 原理
使い分け 違い 使い分ける 比較
書き換え 移行 置き換え
読み取る 読み出す 読む
呼び出し 実行
名付ける 命名
抽出 取り出す 切り出す
整理 まとめる
定期的 間隔
記述 書く
発行 発火 送る
操作 扱う
要素 タグ
数値 数字
文字列 テキスト
配布 配る 公開
取り消す 元に戻す キャンセル
並べる 配置 レイアウト
配置 レイアウト 位置
揃える 整列
開く 開ける 起動
数える カウント 件数
枠線 ボーダー 囲む
割り当てる 代入 割り当て
紐付ける 関連付ける 結び付ける バインディング バインド
包む ラップ 囲む
取り付ける マウント アタッチ
取り外す アンマウント
組み込む 統合 埋め込む
効く 有効 動作
飛ばす スキップ 省く 省略
検知 検出 気付く 監視
起きる 発生 起こる 生じる
引き起こす 発生 トリガ
自動的 勝手 自動
手動 自分で
文書 ドキュメント
雛形 テンプレート スキャフォールド
動き アニメーション トランジション
装飾 スタイル 見た目
多言語 国際化 ローカライズ
検索エンジン SEO
依存 依存関係
再試行 リトライ やり直す
画面 ページ ビュー
保護 守る 防ぐ
誤り 間違い ミス
`;

/** A word of a group. */
export interface Meaning {
  readonly surface: string;
  readonly inflection: Inflection | undefined;
}

interface Member extends Meaning {
  readonly key: string;
  /** The kana of a verb that decides which forms it has. */
  readonly kana: string;
  readonly others: Meaning[];
}

/** A verb or an adjective as dictionaries give it. */
const DICTIONARY_FORM =
  /^(?<stem>.*\p{sc=Han})(?<okurigana>\p{sc=Hiragana}{0,2}[うくぐすつぬぶむるい])$/u;

function memberOf(word: string): Member {
  const {stem, okurigana} = DICTIONARY_FORM.exec(word)?.groups ?? {};
  if (stem === undefined || okurigana === undefined) {
    return {surface: word, inflection: undefined, key: foldText(word), kana: '', others: []};
  }
  // The る of an ichidan verb is no part of its stem: 変える is 変え.
  const kept = okurigana.length > 1 ? okurigana.replace(/る$/u, '') : okurigana;
  const inflection = inflectionOf(stem, kept);
  return {
    surface: word,
    inflection,
    key: inflection.stem,
    kana: foldText(kept).slice(-1),
    others: [],
  };
}

const membersByKey = new Map<string, Member[]>();
for (const line of GROUPS.trim().split('\n')) {
  const members = line.split(' ').map(memberOf);
  for (const member of members) {
    member.others.push(...members.filter((other) => other !== member));
    membersByKey.set(member.key, [...(membersByKey.get(member.key) ?? []), member]);
  }
}

/** The words that say nearly the same as a word of a query. */
export function likeMeanings(
  surface: string,
  inflection: Inflection | undefined,
): readonly Meaning[] {
  const asWritten = membersByKey.get(foldText(surface)) ?? [];
  const asVerb = inflection === undefined ? [] : (membersByKey.get(inflection.stem) ?? []);
  const known = [
    ...asWritten.filter((member) => member.inflection === undefined),
    ...asVerb.filter((member) => member.kana !== '' && inflection?.follow.includes(member.kana)),
  ].flatMap(({others}) => others);
  const bySurface = new Map(known.map((member) => [member.surface, member]));
  bySurface.delete(surface);
  return [...bySurface.values()];
}
