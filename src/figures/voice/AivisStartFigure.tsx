import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** What happens when AivisSpeech starts for the first time. The same in every version. */
export const AivisStartFigure: FigureComponent = () => {
  return (
    <Figure caption="AivisSpeechの初回の起動。データの取り込みが終わるまで、本アプリからはつながりません。">
      <StateDiagram
        states={[
          {
            name: '初回の起動',
            note: '必要なデータを取り込む',
            goes: [{when: '数分待つ', to: '準備完了'}],
          },
          {
            name: '準備完了',
            note: '10101で待ち受ける',
            tone: 'live',
            goes: [
              {when: '「話者の取得」を押す', to: '話者を選べる'},
              {when: 'モデルを足す', to: '話者を取得し直す'},
            ],
          },
          {
            name: '話者を選べる',
            note: 'モデルとスタイルの組',
            tone: 'good',
            goes: [{when: 'モデルを消す', to: '話者を取得し直す'}],
          },
          {
            name: '話者を取得し直す',
            goes: [{when: '「話者の取得」を押す', to: '話者を選べる'}],
          },
        ]}
      />
    </Figure>
  );
};
