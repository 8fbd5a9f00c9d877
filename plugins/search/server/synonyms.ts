import {foldText} from '../shared/foldText';
import type {IndexPage} from '../shared/indexFile';

/** Words for one thing: who looks for one of them is also led to the pages named by another. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['読み上げ', '音声', 'スピーチ', 'TTS'],
  ['枠', 'フレーム', '配信枠'],
  ['フォント', '文字の形', '書体'],
  ['表示されない', '出ない', '映らない', '見えない'],
  ['取得できない', '取れない', '来ない'],
  ['インストール', '導入', '入れ方', 'セットアップ'],
  ['ダウンロード', '入手', '落とす'],
  ['アップデート', '更新', 'バージョンアップ'],
  ['バックアップ', '控え', '復元'],
  ['ショートカット', 'ホットキー'],
  ['リスナー', '視聴者'],
  ['ギフト', '投げ銭', 'スパチャ', 'スーパーチャット'],
  ['辞書', '単語登録', '読み替え'],
  ['テンプレート', 'デザイン', 'スキン'],
  ['アンケート', '投票'],
  ['セットリスト', 'セトリ'],
  ['プラグイン', '拡張機能', 'アドオン'],
  ['メンバー限定', 'メン限'],
  ['ライセンス', '課金', '購入'],
  ['通知', '知らせ'],
  ['エラー', '不具合', '失敗'],
  ['ログイン', 'サインイン'],
  ['遠隔', 'リモート', 'スマホ'],
  ['キャラクター', '話者'],
];

/**
 * The page with the synonyms of the words in its title added to its keywords. Its headings and its
 * text get none: a page is about what its title says.
 */
export function withSynonyms(page: IndexPage): IndexPage {
  const title = foldText(page.title);
  const known = new Set(page.keywords.map(foldText));
  const added = SYNONYMS.filter((group) => group.some((word) => title.includes(foldText(word))))
    .flat()
    .filter((word) => !known.has(foldText(word)) && !title.includes(foldText(word)));
  return added.length === 0 ? page : {...page, keywords: [...page.keywords, ...new Set(added)]};
}
