import type {FigureComponent} from '../kit/app';
import {type DecisionCheck, DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

const CHECKS: readonly DecisionCheck[] = [
  {
    question: '公式のダウンロードのページから保存しましたか',
    exit: 'いいえ',
    remedy: 'ファイルを削除し、公式のページから保存し直す',
  },
  {
    question: '警告に「ウイルス」「マルウェア」とありますか',
    exit: 'はい',
    remedy: 'そのまま進めない。保存し直してSHA-512を比べ、続くなら検出名を添えて尋ねる',
  },
  {
    question: '「保存」、「保持する」の順に選ぶと、最後まで保存できますか',
    exit: 'いいえ',
    remedy: '時間をおくか、別の回線かブラウザで保存し直す',
  },
  {
    question: 'SHA-512は公式のページの値と同じですか',
    exit: 'いいえ',
    remedy: '開かずに削除し、保存し直す',
  },
];

/** Whether a file that the browser warns about may be kept. The same in every version. */
export const DownloadWarningFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="ブラウザが警告したファイルを、使ってよいか決める順番です。">
      <DecisionFlow
        start="ダウンロードで警告が出た"
        columns={[{checks: CHECKS, end: '公式のファイルです。そのまま開いて使う'}]}
      />
    </Figure>
  );
};
