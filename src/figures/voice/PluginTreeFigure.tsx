import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Tree} from '../kit/Tree';

/** Where a plugin must lie, and two places where it is not found. The same in every version. */
export const PluginTreeFigure: FigureComponent = () => {
  return (
    <Figure caption="plugins → フォルダ1つ → plugin.jsの深さだけが読み込まれます。">
      <Tree
        nodes={[
          {
            name: '<データフォルダ>',
            children: [
              {
                name: 'plugins',
                children: [
                  {
                    name: 'greeting',
                    note: '○ 一覧に出ます',
                    children: [
                      {name: 'plugin.js', note: '本体。必須です'},
                      {name: 'index.html', note: '設定ページ。ないものもあります'},
                    ],
                  },
                  {
                    name: 'mask-1.0',
                    note: '× フォルダが二重です',
                    children: [{name: 'mask', children: [{name: 'plugin.js'}]}],
                  },
                  {name: 'queue-voice.zip', note: '× 展開していません'},
                ],
              },
            ],
          },
        ]}
      />
    </Figure>
  );
};

/** Where plugins stand in the way of a comment. The same in every version that has plugins. */
export const PluginFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="プラグインはコメントの通り道に入ります。消したコメントは、画面、OBS、声のどれにも出ません。">
      <FlowDiagram
        steps={[
          {title: '配信サイト', note: 'コメントが届く', icon: 'chat'},
          {
            title: 'コメントのプラグイン',
            note: '書き換える、消す',
            icon: 'funnel',
            tone: 'app',
          },
          [
            {title: 'メイン画面', note: '一覧に並ぶ'},
            {title: 'テンプレート', note: 'OBSに出る'},
            {title: '読み上げのプラグイン', note: '読む文を書き換える', tone: 'app'},
          ],
          {title: '視聴者と配信者', note: '見る、聞く', icon: 'people'},
        ]}
      />
    </Figure>
  );
};
