import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const WINDOWS: readonly DecisionCheck[] = [
  {
    question: '公式のダウンロードのページのファイルですか',
    exit: 'いいえ',
    remedy: '開かずに削除し、公式のページから保存し直す',
  },
  {
    question: '「WindowsによってPCが保護されました」と出ましたか',
    exit: 'はい',
    remedy: '「詳細情報」→「実行」の順に押す',
  },
  {
    question: 'セキュリティソフトがファイルを消しますか',
    exit: 'はい',
    remedy: 'SHA-512を比べてから、そのソフトの除外に入れる',
  },
];

const MAC: readonly DecisionCheck[] = [
  {
    question: '公式のダウンロードのページのファイルですか',
    exit: 'いいえ',
    remedy: '開かずに削除し、公式のページから保存し直す',
  },
  {
    question: '「壊れているため開けません」と出ましたか',
    exit: 'はい',
    remedy: '保存し直し、アプリケーションフォルダへ移してから開く',
  },
  {
    question: 'macOS 15以降ですか',
    exit: 'はい',
    remedy: '「プライバシーとセキュリティ」の「このまま開く」を押す',
  },
];

/** From the system's warning to the way past it, once the file is known. The same in every version. */
export const InstallWarningFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="OSの警告から進み方を選ぶ順番。どちらのOSでも、最初に公式のファイルかを確かめます。">
      <DecisionFlow
        start="開こうとしたら警告が出た"
        columns={[
          {title: 'Windows', checks: WINDOWS, end: '会社や学校のPCでは、PCの管理者に頼む'},
          {title: 'macOS', checks: MAC, end: 'アプリを右クリックし、「開く」→「開く」を選ぶ'},
        ]}
      />
    </Figure>
  );
};
