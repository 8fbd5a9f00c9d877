import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
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
