import type {FigureComponent} from '../kit/app';
import {Mono} from '../kit/Columns';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

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
