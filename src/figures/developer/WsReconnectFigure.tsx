import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** The states of a client that connects again by itself. */
export const WsReconnectFigure: FigureComponent = () => (
  <Figure caption="切れても止まらない受け取り方。つながったら、待ち時間を5秒に戻します。">
    <StateDiagram
      states={[
        {
          name: '接続中',
          goes: [
            {when: 'つながった', to: '受信中'},
            {when: 'つながらない', to: '待機'},
          ],
        },
        {
          name: '受信中',
          tone: 'live',
          note: 'data.idで重複を除きます',
          goes: [{when: '切れた', to: '待機'}],
        },
        {
          name: '待機',
          note: '5秒、10秒、20秒、30秒と延ばします',
          goes: [{when: '時間になった', to: '接続中'}],
        },
      ]}
    />
  </Figure>
);
