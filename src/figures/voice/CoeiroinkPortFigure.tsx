import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** Which port goes with which COEIROINK. The same in every version. */
export const CoeiroinkPortFigure: FigureComponent = () => {
  return (
    <Figure caption="COEIROINKはv1とv2で、待ち受けるポートが違います。">
      <DecisionFlow
        start="話者の一覧が出ない"
        columns={[
          {
            checks: [
              {
                question: 'COEIROINKの画面で声が鳴りますか',
                exit: 'いいえ',
                remedy: 'COEIROINKを起動し直し、話者のデータを取り込みます',
              },
              {
                question: '起動しているのはv2ですか',
                exit: 'いいえ',
                remedy: 'v1のポート番号は50031ですが、v2に替えると確実です',
              },
              {
                question: 'ポート番号は50032ですか',
                exit: 'いいえ',
                remedy: '50032に直し、「話者の取得」を押します',
              },
            ],
            end: 'COEIROINKと本アプリを、この順に起動し直します',
          },
        ]}
      />
    </Figure>
  );
};
