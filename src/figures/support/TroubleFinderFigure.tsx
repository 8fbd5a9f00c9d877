import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const BEFORE: readonly DecisionCheck[] = [
  {
    question: 'ブラウザがファイルの保存を止めますか',
    exit: 'はい',
    remedy: '「ダウンロードで警告が出る」へ',
  },
  {
    question: '開いたときにOSが警告しますか',
    exit: 'はい',
    remedy: '「インストールで警告が出る」へ',
  },
];

const MIGRATION: DecisionCheck = {
  question: '4系のデータを移す途中ですか',
  exit: 'はい',
  remedy: '「4系からの移行」へ',
};

const UPDATED: DecisionCheck = {
  question: 'アップデートした直後からですか',
  exit: 'はい',
  remedy: '「アップデート後の不具合」へ',
};

const TWITCH: DecisionCheck = {
  question: 'Twitchのログインで止まりますか',
  exit: 'はい',
  remedy: '「Twitchにログインできない」へ',
};

const COMMENTS: readonly DecisionCheck[] = [
  {
    question: '本アプリの一覧にコメントが出ますか',
    exit: 'いいえ',
    remedy: '「コメントを取得できない」へ',
  },
  {
    question: 'OBSにもコメントが出ますか',
    exit: 'いいえ',
    remedy: '「コメントがOBSに出ない」へ',
  },
];

/** From "when did it happen" to the pages of this section that the version has. */
export function TroubleFinderFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="困った場面から読むページを選ぶ順番。かぎかっこの中がページの名前です。">
      <DecisionFlow
        start="いつ困りましたか"
        columns={[
          {
            title: '本アプリが開く前',
            checks: [...BEFORE, ...(isAtLeast(version, '5.2') ? [MIGRATION] : [])],
            end: 'インストールや起動ができないときは「インストールできない、起動しない」へ',
          },
          {
            title: '本アプリが開いた後',
            checks: [UPDATED, ...(isAtLeast(version, '8.0') ? [TWITCH] : []), ...COMMENTS],
            end: '声や通知など、ほかの症状は下の表へ',
          },
        ]}
      />
    </Figure>
  );
}
