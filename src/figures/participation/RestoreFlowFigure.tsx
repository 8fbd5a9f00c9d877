import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Moving to another computer by way of a backup. */
export const RestoreFlowFigure: FigureComponent = () => (
  <Figure caption="別のPCへ移すとき。古いPCの中身は、移し終わるまで消しません。">
    <FlowDiagram
      steps={[
        {title: '古いPC', note: '今すぐバックアップ', icon: 'laptop', tone: 'app'},
        {title: '保存ファイルをコピー', note: 'USBメモリやクラウド', icon: 'copy'},
        {
          title: '新しいPC',
          note: '同じか新しいバージョンを入れ、保存先を合わせる',
          icon: 'monitor',
          tone: 'app',
        },
        {title: '復元', note: '確認して、起動し直す', icon: 'refresh', tone: 'app'},
        {title: '仕上げ', note: 'Proのキー、ログイン、OBSのソース', icon: 'check'},
      ]}
    />
  </Figure>
);
