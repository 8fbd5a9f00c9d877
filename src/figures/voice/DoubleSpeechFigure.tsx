import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** From a voice that is heard twice to what sounds it twice. The same in every version. */
export const DoubleSpeechFigure: FigureComponent = () => {
  return (
    <Figure caption="2重に聞こえるときの切り分け。手元で重なるのか、配信だけで重なるのかを先に分けます。">
      <DecisionFlow
        start="同じコメントが2回聞こえる"
        columns={[
          {
            title: '手元でも2回聞こえる',
            checks: [
              {
                question: '「有効化」が入の連携は1つですか',
                exit: 'いいえ',
                remedy: '使う1つだけを残します',
              },
              {
                question: 'OSの声も一緒に聞こえますか',
                exit: 'はい',
                remedy: '設定 → 読み上げの「音量」を0にします',
              },
              {
                question: '同じ視聴URLの枠が2つありますか',
                exit: 'はい',
                remedy: '片方の「読み上げ」を切にします',
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
