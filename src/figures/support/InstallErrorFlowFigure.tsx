import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

const SETUP: readonly DecisionCheck[] = [
  {
    question: '本アプリがまだ動いていますか',
    exit: 'はい',
    remedy: 'Windowsはタスクマネージャー、macOSは⌘+Option+escで終了する',
  },
  {
    question: 'ファイルのSHA-512は正しいですか',
    exit: 'いいえ',
    remedy: '公式のページから保存し直す',
  },
  {
    question: '空き容量は1GB以上ありますか',
    exit: 'いいえ',
    remedy: '不要なファイルを消して空ける',
  },
  {
    question: 'セキュリティソフトの記録に本アプリがありますか',
    exit: 'はい',
    remedy: '公式のファイルだと確かめ、除外に入れる',
  },
];

const start = (version: string): readonly DecisionCheck[] => [
  {
    question: 'PCを再起動すると開きますか',
    exit: 'はい',
    remedy: '裏に残った本アプリが原因。そのまま使う',
  },
  {
    question: 'macOSで、アプリケーションフォルダの外から開いていますか',
    exit: 'はい',
    remedy: 'アプリケーションフォルダへ移して開く',
  },
  {
    question: 'ウィンドウは出るが、白いか真っ黒ですか',
    exit: 'はい',
    remedy: isAtLeast(version, '5.2')
      ? 'ハードウェアアクセラレーションをオフにする'
      : 'GPUのドライバーを新しくし、PCを再起動する',
  },
  {
    question: 'データフォルダの名前を変えると開きますか',
    exit: 'はい',
    remedy: '設定の破損。バックアップから復元する',
  },
];

/** From a failed installation to its cause. */
export function InstallErrorFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="インストールできないときと、インストールした後に起動しないときの、確かめる順番です。">
      <DecisionFlow
        start="インストールできない、起動しない"
        columns={[
          {
            title: 'インストールが終わらない',
            checks: SETUP,
            end: 'PCを再起動し、もう一度インストーラを開く',
          },
          {
            title: 'インストールしたのに起動しない',
            checks: start(version),
            end: '入れ直し、それでも開かなければ記録を添えて質問する',
          },
        ]}
      />
    </Figure>
  );
}

/** Starting with a fresh data folder without losing the old one. The same in every version. */
export const SafeResetFigure: FigureComponent = () => {
  return (
    <Figure caption="データフォルダを消さずに、設定の破損かどうかを確かめる流れです。">
      <FlowDiagram
        steps={[
          {title: '終了する', note: '裏に残さない', icon: 'close'},
          {title: 'フォルダをコピー', note: '別の場所に予備', icon: 'copy'},
          {title: '名前を変える', note: '末尾に「-old」', icon: 'pen'},
          {title: '本アプリを開く', note: '新しい設定で始まる', icon: 'play', tone: 'app'},
          {title: '復元する', note: 'バックアップから', icon: 'refresh'},
        ]}
      />
    </Figure>
  );
};
