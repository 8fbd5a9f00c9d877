import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Soft, Strong} from '../kit/Columns';
import {Push, Switch} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';

const LEGEND = [
  ...['再読み込み', 'プラグインフォルダ', 'スイッチ', '名前', 'バージョン', '制作者', 'URL'],
];
const PLUGINS = [
  {name: 'あいさつ読み替え', version: '1.2.0', author: 'ゆず屋', on: true, page: true},
  {name: '伏せ字フィルタ', version: '0.9.1', author: 'こめ部', on: true, page: false},
  {name: '参加順の読み上げ', version: '2.0.0', author: 'ゆず屋', on: false, page: true},
];

/** The window メニュー（⋯）→ プラグイン. */
export function PluginsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ プラグイン。設定ページがあるものだけ、右端に「URL」が出ます。"
      label="プラグインのウィンドウ。左上に①再読み込み、右上に②プラグインフォルダ。一覧の行には③スイッチ、④名前、⑤バージョン、⑥制作者、⑦URLが並ぶ。3つのうち2つのスイッチがオンで、設定ページのある2つに「URL」のボタンがある。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="プラグイン">
        <DataGrid
          columns="minmax(0, 1fr) auto"
          rows={[
            {
              key: 'tools',
              cells: [
                <Line key="reload">
                  <Callout n={1} />
                  <Push>再読み込み</Push>
                </Line>,
                <Line key="folder">
                  <Callout n={2} />
                  <Push>プラグインフォルダ</Push>
                </Line>,
              ],
            },
          ]}
        />
        <DataGrid
          columns="2.25rem minmax(0, 3fr) minmax(2.5rem, 1fr) minmax(0, 2fr) 3.25rem"
          head={[3, 4, 5, 6, 7].map((n) => (
            <Callout key={n} n={n} />
          ))}
          rows={PLUGINS.map(({name, version: number, author, on, page}) => ({
            key: name,
            cells: [
              <Switch key="on" on={on} />,
              <Strong key="name">{name}</Strong>,
              <Soft key="version">{number}</Soft>,
              author,
              page && <Push key="page">URL</Push>,
            ],
          }))}
        />
      </AppWindow>
    </Figure>
  );
}
