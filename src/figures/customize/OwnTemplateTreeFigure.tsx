import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {Tree} from '../kit/Tree';

/** The files of a template of one's own, and where they lie. */
export const OwnTemplateTreeFigure: FigureComponent = () => {
  return (
    <Figure caption="自作テンプレートの置き場所。フォルダを開いてすぐの所に、index.htmlを置きます。">
      <Tree
        nodes={[
          {
            name: '<データフォルダ>/templates',
            children: [
              {
                name: '__origin',
                note: '付属のテンプレートの共通部品',
                children: [{name: 'js/onesdk.js', note: '本アプリとつなぐOneSDK'}],
              },
              {
                name: 'custom',
                note: '自作と追加のテンプレート',
                children: [
                  {
                    name: '__origin',
                    note: '同じ共通部品。直しません',
                    children: [{name: 'js/onesdk.js', note: '自作のものが読み込みます'}],
                  },
                  {
                    name: 'mizutama',
                    note: '半角英数の名前',
                    children: [
                      {name: 'index.html', note: 'OBSが開くページ'},
                      {name: 'style.css', note: '見た目'},
                      {name: 'script.js', note: 'コメントを受け取って並べる'},
                      {name: 'template.json', note: '名前、作者、幅と高さ'},
                      {name: 'thumb.png', note: '一覧に出る画像。なくても動きます'},
                    ],
                  },
                ],
              },
            ],
          },
        ]}
      />
    </Figure>
  );
};
