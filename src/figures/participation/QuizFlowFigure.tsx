import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** A quiz from the first question to the winner. */
export const QuizFlowFigure: FigureComponent = () => (
  <Figure caption="クイズの進め方。1問ごとに左の4つを行い、最後の問題のあとで勝者を出します。">
    <FlowDiagram
      steps={[
        {title: '開始', note: '問題を読み上げる', icon: 'play', tone: 'app'},
        {title: '締め切り', note: 'あとから来た答えは数えない', icon: 'clock', tone: 'app'},
        {title: '結果を送る', note: '答えの割れ方を見せる', icon: 'people', tone: 'app'},
        {title: '正解を送る', note: '正解の選択肢が目立つ', icon: 'check', tone: 'app'},
        {title: 'クイズの勝者', note: '正解の多い順に名前が出る', icon: 'star', tone: 'app'},
      ]}
    />
  </Figure>
);
