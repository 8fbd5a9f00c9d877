import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** Which output ends up where. */
export const LogCompareFigure: FigureComponent = () => (
  <Figure caption="何が出力したものかによって、見る場所が変わります。">
    <StateDiagram
      states={[
        {
          name: '本アプリ、プラグイン',
          tone: 'live',
          goes: [{when: '起動、エラー、console.log', to: 'アプリのログ'}],
        },
        {
          name: '配信のコメント',
          goes: [{when: '名前、本文', to: 'コメントログ'}],
        },
        {
          name: 'テンプレート、設定ページ',
          goes: [{when: 'console.log、通信の失敗', to: '開発者ツール'}],
        },
      ]}
    />
  </Figure>
);
