import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft} from '../kit/Columns';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {Tabs} from '../kit/Tabs';
import {TemplateThumb} from '../kit/TemplateThumb';

/** How the console tells a template that names no kinds: 8.0 no longer serves it in full, 7 warns. */
export function OldTemplateFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const ends = isAtLeast(version, '8.0');
  return (
    <Figure
      caption={
        ends
          ? 'ブラウザで開いたテンプレートと開発者ツール。この警告が出るテンプレートは、8.0に対応していません。'
          : 'ブラウザで開いたテンプレートと開発者ツール。この警告が出ても、テンプレートは動きます。'
      }
      label="ブラウザでテンプレートを開いた画面。①アドレスの中のテンプレートのフォルダ名。左にテンプレートの表示。右の開発者ツールで②「コンソール」を開くと、③「Next version required p(permissions) options.」の警告が出ている。"
      legend={[
        'テンプレートのフォルダ名',
        'コンソール',
        ends ? '8.0に対応していないことを示す警告' : '受け取る種別を書いていないことを示す警告',
      ]}
    >
      <BrowserWindow address="localhost:11180/templates/custom/my-queue/index.html">
        <Columns>
          <Pad>
            <Line>
              <Callout n={1} />
              <Mono>my-queue</Mono>
            </Line>
            <TemplateThumb id="waiting" empty={ends} />
            <Soft>{ends ? '待ちの列が空のままです' : '待ちの列は出ています'}</Soft>
          </Pad>
          <Panel title="開発者ツール">
            <Tabs names={['要素', 'コンソール']} open="コンソール" callout={2} />
            <DataGrid
              columns="1.25rem minmax(0, 1fr)"
              rows={[
                {
                  key: 'warning',
                  marked: true,
                  cells: [
                    <Callout key="n" n={3} />,
                    <Mono key="text">Next version required p(permissions) options.</Mono>,
                  ],
                },
              ]}
            />
          </Panel>
        </Columns>
      </BrowserWindow>
    </Figure>
  );
}
