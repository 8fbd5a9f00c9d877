import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** How 自動加速 changes the speed while comments wait. The same in every version. */
export const AutoSpeedFigure: FigureComponent = () => {
  return (
    <Figure caption="話速1.0、加速の割合0.3、加速を始める件数5のときの動きです。">
      <StateDiagram
        states={[
          {
            name: 'ふつうに読む',
            note: '話速1.0',
            goes: [{when: '待ちが5件を超える', to: '速く読む'}],
          },
          {
            name: '速く読む',
            note: '話速1.3',
            tone: 'live',
            goes: [
              {when: '待ちが5件以下になる', to: 'ふつうに読む'},
              {when: '「読み上げ停止」を押す', to: '待ちを空にする'},
            ],
          },
          {
            name: '待ちを空にする',
            note: '読んでいる声も止まる',
            goes: [{when: '次のコメントが届く', to: 'ふつうに読む'}],
          },
        ]}
      />
    </Figure>
  );
};
