import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** From a voice that is heard twice to what sounds it twice. The same in every version. */
export const DoubleSpeechFigure: FigureComponent = () => {
  return (
    <Figure caption="二重に聞こえるときの切り分け。手元で重なるのか、配信だけで重なるのかを先に分けます。">
      <DecisionFlow
        start="同じコメントが2回聞こえる"
        columns={[
          {
            title: '手元でも2回聞こえる',
            checks: [
              {
                question: '声を出す連携は1つですか',
                exit: 'いいえ',
                remedy: '使う1つだけを残します',
              },
              {
                question: '別のソフト（ゆかりねっとコネクターNEOなど）も読み上げていますか',
                exit: 'はい',
                remedy: 'そのソフト側の読み上げを止めます',
              },
              {
                question: '同じ視聴URLの枠が2つありますか',
                exit: 'はい',
                remedy: '片方の「読み上げ」をオフにします',
              },
            ],
            end: 'ほかのコメントビューアの読み上げを止めます',
          },
          {
            title: '配信だけで2回聞こえる',
            checks: [
              {
                question: 'デスクトップ音声とアプリケーション音声キャプチャを両方使っていますか',
                exit: 'はい',
                remedy: '片方をミュートします',
              },
              {
                question: 'マイクがスピーカーの音を拾っていますか',
                exit: 'はい',
                remedy: 'ヘッドホンで聞きます',
              },
            ],
            end: 'OBSの音声ミキサーで、動く棒が1本かを見ます',
          },
        ]}
      />
    </Figure>
  );
};
