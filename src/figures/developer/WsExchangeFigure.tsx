import type {FigureComponent} from '../kit/app';
import {Mono} from '../kit/Columns';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** What goes over the socket, from connecting to connecting again. */
export const WsExchangeFigure: FigureComponent = () => (
  <Figure caption="接続するときに種別を宣言し、あとは受け取るだけです。切れたら、同じURLで接続し直します。">
    <Exchange
      between={['別のアプリ', '本アプリ']}
      messages={[
        {
          way: 'ask',
          text: (
            <>
              つなぐ <Mono>/sub?p=connected,comments,deleted,clear</Mono>
            </>
          ),
        },
        {
          way: 'answer',
          text: (
            <>
              <Mono>connected</Mono> 接続前の一式
            </>
          ),
        },
        {
          way: 'answer',
          text: (
            <>
              <Mono>comments</Mono> みかん箱「はじめまして」
            </>
          ),
        },
        {
          way: 'answer',
          text: (
            <>
              <Mono>deleted</Mono> そのコメントが消えた
            </>
          ),
        },
        {way: 'note', text: '再起動、スリープで切れる'},
        {way: 'ask', text: '5秒待って、つなぎ直す'},
        {
          way: 'answer',
          text: (
            <>
              <Mono>connected</Mono> 同じコメントも届く
            </>
          ),
        },
      ]}
    />
  </Figure>
);

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
