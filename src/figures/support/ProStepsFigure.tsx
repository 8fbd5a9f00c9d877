import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The way to Pro: apply, receive, register, check. The same in every version. */
export const ProStepsFigure: FigureComponent = () => {
  return (
    <Figure caption="Proを始めるまでの流れ。申し込みは外のファン支援ページ、登録は本アプリで行います。">
      <FlowDiagram
        steps={[
          {title: '内容を読む', note: 'メンバーシップのページ', icon: 'book'},
          {title: '申し込む', note: 'ファン支援ページ', icon: 'heart'},
          {title: 'キーを受け取る', note: '支援した方への案内', icon: 'label'},
          {title: '登録する', note: '設定のPro（ライセンス）', icon: 'gear', tone: 'app'},
          {title: '確かめる', note: '【PRO】の表示', icon: 'check', tone: 'app'},
        ]}
      />
    </Figure>
  );
};
