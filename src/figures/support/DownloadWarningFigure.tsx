import {SITE} from '@site/config/site';
import type {ReactNode} from 'react';

import {appVersion, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Push} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';

/** A browser that holds back the installer: its list of downloads, then its question. */
export function DownloadWarningFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const isNewest = appVersion(version) === SITE.appVersion;
  const file = `${SITE.slug}-${isNewest ? `${SITE.appVersion}-` : ''}win-x64.exe`;
  return (
    <Figure
      caption="ブラウザの警告の例（略図）。公式のページから取ったファイルだと確かめてから、①から③の順に進みます。"
      label={`ブラウザのダウンロードの一覧。${file}に「一般的にダウンロードされていません」と出ている。①行の右の「…」を押し、②メニューの「保存」を選ぶ。次に「信頼できるファイルですか」と尋ねられ、「詳細表示」を開いて③「保持する」を押す。`}
      legend={['行の「…」', '保存', '保持する']}
    >
      <BrowserWindow address="このサイトのダウンロードのページ">
        <Columns>
          <Panel title="ダウンロード">
            <DataGrid
              columns="minmax(0, 1fr) auto auto"
              rows={[
                {
                  key: 'file',
                  cells: [
                    <span key="file">
                      <Strong>{file}</Strong>
                      <br />
                      <Soft>一般的にダウンロードされていません</Soft>
                    </span>,
                    <Callout key="n" n={1} />,
                    <Push key="more" icon="dots" />,
                  ],
                },
                {key: 'delete', cells: ['削除', '', '']},
                {key: 'keep', marked: true, cells: ['保存', <Callout key="n" n={2} />, '']},
              ]}
            />
          </Panel>
          <Pad>
            <Dialog title="信頼できるファイルですか" icon="eye">
              <Line>
                <Soft>{file}</Soft>
                <Soft>詳細表示：発行元は不明です</Soft>
              </Line>
              <Pad>
                <Line>
                  <Push>削除</Push>
                  <Callout n={3} />
                  <Push tone="main">保持する</Push>
                </Line>
              </Pad>
            </Dialog>
          </Pad>
        </Columns>
      </BrowserWindow>
    </Figure>
  );
}
