import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {Tree} from '../kit/Tree';

/** Where the files of a plugin lie. */
export const PluginFolderFigure: FigureComponent = () => (
  <Figure caption="plugin.jsは、pluginsの1つ下のフォルダに置きます。必須のファイルはplugin.jsだけです。">
    <Tree
      nodes={[
        {
          name: '<データフォルダ>',
          children: [
            {
              name: 'plugins',
              children: [
                {
                  name: 'notes',
                  note: '好きな名前。1フォルダが1つのプラグイン',
                  children: [
                    {name: 'plugin.js', note: 'CommonJSのプログラム'},
                    {name: 'index.html', note: '設定ページ（あるとき）'},
                    {name: 'node_modules', note: '使うパッケージ（あるとき）', children: []},
                  ],
                },
                {
                  name: 'mask-words',
                  note: '別のプラグイン',
                  children: [{name: 'plugin.js'}],
                },
              ],
            },
          ],
        },
      ]}
    />
  </Figure>
);
