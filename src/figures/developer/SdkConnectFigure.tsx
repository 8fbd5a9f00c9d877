import type {FigureComponent} from '../kit/app';
import {Mono} from '../kit/Columns';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';

/** The fixed order of the SDK's calls, and what goes to and fro. The numbers are those of the table. */
export const SdkConnectFigure: FigureComponent = () => (
  <Figure caption="4つを上から順に呼びます。本アプリと通信するのはconnectからです。">
    <Exchange
      between={['テンプレート', '本アプリ']}
      messages={[
        {
          way: 'ask',
          n: 1,
          text: (
            <>
              <Mono>ready()</Mono> ページの読み込みを待つ
            </>
          ),
        },
        {
          way: 'ask',
          n: 2,
          text: (
            <>
              <Mono>setup()</Mono> 受け取る種別を決める
            </>
          ),
        },
        {
          way: 'ask',
          n: 3,
          text: (
            <>
              <Mono>subscribe()</Mono> 受け取る関数を登録する
            </>
          ),
        },
        {
          way: 'ask',
          n: 4,
          text: (
            <>
              <Mono>connect()</Mono> <Mono>/sub?p=comments,…</Mono>につなぐ
            </>
          ),
        },
        {way: 'answer', text: 'connected：つないだ直後の一式（宣言したとき）'},
        {way: 'answer', text: 'comments、meta…：起きるたびに届く'},
        {way: 'note', text: '切れたら5秒後に、SDKがつなぎ直す'},
      ]}
    />
  </Figure>
);
