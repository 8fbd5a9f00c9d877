import {WARNINGS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {Switch, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';

/** Frames that tell why they bring no comments; before 8.0 only by the title and 再接続. */
export function SiteWarningFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  if (!isAtLeast(version, '8.0')) return <Titles version={version} />;
  return (
    <Figure
      caption="「接続」がオンでもコメントが来ない枠の例。枠の下に出る文で、原因を見分けます。"
      label="枠が3つ並んだメイン画面。どれも「接続」はオン。①「縦型」の枠には「ハードウェアアクセラレーションが必要です」の警告。②「海外」の枠には「bilibiliにログインしていません」の警告。③「メイン」の枠には「再接続しています」の通知。"
      legend={['TikTokの警告', 'bilibiliの警告', '再接続の通知']}
    >
      <AppWindow version={version}>
        <DataGrid
          columns="1.25rem minmax(0, 1fr) auto"
          rows={[
            frame(1, '縦', '縦型', 'tiktok.com/@ID/live', '警告', WARNINGS.tiktok),
            frame(2, '海', '海外', 'live.bilibili.com/部屋番号', '警告', WARNINGS.bilibili),
            frame(3, 'メ', 'メイン', 'youtube.com/@ハンドル/live', '通知', '再接続しています'),
          ]}
        />
      </AppWindow>
    </Figure>
  );
}

function Titles({version}: {readonly version: string}): ReactNode {
  return (
    <Figure
      caption="「接続」がオンの2つの枠。枠の下を見ると、つながっているかが分かります。"
      label="枠が2つ並んだメイン画面。どちらも「接続」はオン。①「サブ」の枠の下には、配信の題名「雑談と工作の夜」が出ている。②「メイン」の枠の下には「再接続しています」の通知。"
      legend={['配信の題名', '再接続の通知']}
    >
      <AppWindow version={version}>
        <DataGrid
          columns="1.25rem minmax(0, 1fr) auto"
          rows={[
            frame(1, 'サ', 'サブ', 'twitch.tv/ユーザー名', '題名', '雑談と工作の夜'),
            frame(2, 'メ', 'メイン', 'youtube.com/@ハンドル/live', '通知', '再接続しています'),
          ]}
        />
      </AppWindow>
    </Figure>
  );
}

function frame(
  n: number,
  letter: string,
  name: string,
  url: string,
  tag: string,
  text: string,
): {readonly key: string; readonly cells: readonly ReactNode[]} {
  return {
    key: name,
    cells: [
      <Callout key="n" n={n} />,
      <Pad key="frame">
        <Line>
          <Glyph letter={letter} tone="green" size="small" />
          <Strong>{name}</Strong>
          <Mono>{url}</Mono>
        </Line>
        <Line>
          <Tag tone={tag === '題名' ? 'soft' : 'amber'}>{tag}</Tag>
          <Soft>{text}</Soft>
        </Line>
      </Pad>,
      <Line key="switch">
        <Soft>接続</Soft>
        <Switch on live />
      </Line>,
    ],
  };
}
