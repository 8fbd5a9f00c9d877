import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const IN_APP: readonly DecisionCheck[] = [
  {
    question: 'タイトルバーのバージョンは新しい番号ですか',
    exit: 'いいえ',
    remedy: '終了して開き直す。変わらなければ手動で更新する',
  },
  {
    question: '枠や設定が最初の状態に戻っていますか',
    exit: 'はい',
    remedy: 'メニュー（⋯）→ バックアップから「復元」する',
  },
];

const PLUGINS: DecisionCheck = {
  question: 'プラグインをすべてオフにすると直りますか',
  exit: 'はい',
  remedy: '1つずつオンにして原因を探し、作者の更新を待つ',
};

const IN_OBS: readonly DecisionCheck[] = [
  {
    question: '「現在のページのキャッシュを更新」で直りますか',
    exit: 'はい',
    remedy: 'OBSの古い表示が原因。そのまま使う',
  },
  {
    question: '付属のbasicなら出ますか',
    exit: 'いいえ',
    remedy: '「コメントがOBSに出ない」の順に確かめる',
  },
];

const DECLARED: DecisionCheck = {
  question: '追加したテンプレートだけ、何も出ないか一部が空ですか',
  exit: 'はい',
  remedy: '8.0に対応したテンプレートに替える',
};

const FITTING: DecisionCheck = {
  question: '追加したテンプレートだけ動きませんか',
  exit: 'はい',
  remedy: '配布元の説明で、合うバージョンに替える',
};

/** From "it worked before the update" to its cause. */
export function AfterUpdateFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="アップデートの後に確かめる順番。本アプリの画面と、OBSの画面に分けます。">
      <DecisionFlow
        start="アップデートしたら動かない"
        columns={[
          {
            title: '本アプリの画面がおかしい',
            checks: [...IN_APP, ...(isAtLeast(version, '5.2') ? [PLUGINS] : [])],
            end: 'データフォルダをコピーし、名前を変えてから開く',
          },
          {
            title: 'OBSの表示がおかしい',
            checks: [...IN_OBS, isAtLeast(version, '8.0') ? DECLARED : FITTING],
            end: '付属のフォルダの改造が消えていれば、バックアップから戻す',
          },
        ]}
      />
    </Figure>
  );
}
