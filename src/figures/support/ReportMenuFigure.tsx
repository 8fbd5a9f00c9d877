import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Columns, Pad} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {MenuList} from '../kit/MenuList';
import {Panel} from '../kit/Panel';

/** Where the report and the log are found in the menu. */
export function ReportMenuFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const cache = isAtLeast(version, '5.2');
  return (
    <Figure
      caption="メニュー（⋯）から、報告に添えるレポートとログを取り出せます。"
      label={`メニュー（⋯）の2つの小さなメニュー。①「サポート」の中には「アップデートを確認」${cache ? '「キャッシュの消去」' : ''}「レポート作成」が並び、「レポート作成」を選ぶ。②「フォルダを開く」の中には「データフォルダ」「ログ」が並び、「ログ」を選ぶ。`}
      legend={['サポート', 'フォルダを開く']}
    >
      <AppWindow version={version}>
        <Pad>
          <Columns>
            <Panel title="サポート" callout={1}>
              <MenuList
                look="side"
                items={[
                  {name: 'アップデートを確認', icon: 'download'},
                  ...(cache ? [{name: 'キャッシュの消去', icon: 'trash'} as const] : []),
                  {name: 'レポート作成', icon: 'note', marked: true},
                ]}
              />
            </Panel>
            <Panel title="フォルダを開く" callout={2}>
              <MenuList
                look="side"
                items={[
                  {name: 'データフォルダ', icon: 'folder'},
                  {name: 'ログ', icon: 'file', marked: true},
                ]}
              />
            </Panel>
          </Columns>
        </Pad>
      </AppWindow>
    </Figure>
  );
}
