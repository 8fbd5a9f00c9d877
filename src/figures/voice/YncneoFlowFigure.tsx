import type {FigureComponent} from '../kit/app';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** The three things the two programs do for each other. The same in every version. */
export const YncneoFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="翻訳と読み上げは本アプリから頼み、字幕はゆかりねっとコネクターNEOから届きます。">
      <Exchange
        between={['本アプリ', 'ゆかりねっとコネクターNEO']}
        messages={[
          {way: 'ask', text: '翻訳：「おはようございます」を送る'},
          {way: 'answer', text: '「Good morning」を返す'},
          {way: 'ask', text: '読み上げ：読む文と声を送る（wsのとき）'},
          {way: 'note', text: '選んだ声で鳴らす'},
          {way: 'answer', text: '字幕：話した言葉を枠のコメントとして送る'},
        ]}
      />
    </Figure>
  );
};
