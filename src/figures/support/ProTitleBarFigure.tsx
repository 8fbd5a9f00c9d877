import type {ReactNode} from 'react';

import {APP_NAME, appVersion, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {Mark} from '../kit/Mark';
import {Tabs} from '../kit/Tabs';
import {Window} from '../kit/Window';

/** The title bar before and after a key is registered. */
export function ProTitleBarFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="登録の前と後のタイトルバー。有効になると、名前の先頭に「【PRO】」が付きます。"
      label={`タイトルバーが2つ。登録前は「${APP_NAME} ${appVersion(version)}」。登録後は、①名前の先頭に「【PRO】」が付いて「【PRO】${APP_NAME} ${appVersion(version)}」になり、②テンプレートのウィンドウの「プロ」タブの2つを配信で使える。`}
      legend={['「【PRO】」の表示', '「プロ」タブ']}
    >
      <Columns>
        <Bar version={version} title={APP_NAME}>
          <Soft>登録前</Soft>
          <Line>
            <Tabs names={['すべて', 'プロ']} open="すべて" />
          </Line>
        </Bar>
        <Bar version={version} title={`【PRO】${APP_NAME}`} n={1}>
          <Soft>登録後</Soft>
          <Line>
            <Tabs names={['すべて', 'プロ']} open="プロ" callout={2} />
          </Line>
        </Bar>
      </Columns>
    </Figure>
  );
}

interface BarProps {
  readonly version: string;
  readonly title: string;
  readonly n?: number;
  readonly children: ReactNode;
}

function Bar({version, title, n, children}: BarProps): ReactNode {
  const bar = (
    <>
      {n !== undefined && <Callout n={n} />}
      <Mark />
      <Strong>{title}</Strong>
      <Soft>{appVersion(version)}</Soft>
    </>
  );
  return (
    <Window bar={bar}>
      <Pad>{children}</Pad>
    </Window>
  );
}
