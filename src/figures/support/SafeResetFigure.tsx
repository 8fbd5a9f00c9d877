import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

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
