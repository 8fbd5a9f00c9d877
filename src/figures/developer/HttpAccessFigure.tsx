import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** Who may call the local API: programs on this or another machine, and pages in a browser. */
export const HttpAccessFigure: FigureComponent = () => (
  <Figure caption="呼ぶ側がプログラムか、ブラウザのページかで、必要なものが変わります。">
    <DecisionFlow
      start="どこから呼びますか"
      columns={[
        {
          title: 'プログラム（curl、Node.js、ゲーム）',
          checks: [
            {
              question: '本アプリと同じPCですか',
              exit: 'はい',
              remedy: '「HTTP APIを使う」がオンなら呼べます',
            },
            {
              question: '「HTTP APIを使う」はオンですか',
              exit: 'いいえ',
              remedy: '設定 → APIでオンにします',
            },
            {
              question: '許可ホストに、呼ぶ端末を書きましたか',
              exit: 'いいえ',
              remedy: '設定 → APIの「許可ホスト」に書きます',
            },
            {
              question: 'ファイアウォールは11180を通しますか',
              exit: 'いいえ',
              remedy: '家の中のネットワークだけに許可します',
            },
          ],
          end: 'http://本アプリのPCのIPアドレス:11180 を呼びます',
        },
        {
          title: 'ブラウザのページ',
          checks: [
            {
              question: 'テンプレートか、本アプリが配るページですか',
              exit: 'はい',
              remedy: 'そのまま呼べます',
            },
            {
              question: '「HTTP APIを使う」はオンですか',
              exit: 'いいえ',
              remedy: '設定 → APIでオンにします',
            },
            {
              question: '同じPCのlocalhostか、HTMLファイルを開いたページですか',
              exit: 'はい',
              remedy: 'そのまま呼べます',
            },
            {
              question: 'ページはhttpsですか',
              exit: 'いいえ',
              remedy: 'httpsで開きます',
            },
            {
              question: '手元のPCへの接続を許可しましたか',
              exit: 'いいえ',
              remedy: 'アドレスバー左端のサイト情報アイコンから許可します',
            },
          ],
          end: 'CORSのエラーが残るなら、プラグインの設定ページから呼びます',
        },
      ]}
    />
  </Figure>
);
