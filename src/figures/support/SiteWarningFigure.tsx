import {WARNINGS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Mono, Soft, Strong} from '../kit/Columns';
import {Switch, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Panel} from '../kit/Panel';

/** A frame, and what 配信情報 says of it. */
interface Frame {
  readonly name: string;
  readonly url: string;
  readonly tag: '警告' | '通知' | '題名';
  readonly text: string;
}

const RECONNECTING: Frame = {
  name: 'メイン',
  url: 'youtube.com/@ハンドル/live',
  tag: '通知',
  text: '再接続しています',
};

const WARNED: readonly Frame[] = [
  {name: '縦型', url: 'tiktok.com/@ID/live', tag: '警告', text: WARNINGS.tiktok},
  {name: '海外', url: 'live.bilibili.com/部屋番号', tag: '警告', text: WARNINGS.bilibili},
  RECONNECTING,
];

const TITLED: readonly Frame[] = [
  {name: 'サブ', url: 'twitch.tv/ユーザー名', tag: '題名', text: '雑談と工作の夜'},
  RECONNECTING,
];

/** Frames that tell why they bring no comments; before 8.0 only by the title and 再接続. */
export function SiteWarningFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  if (!isAtLeast(version, '8.0')) {
    return (
      <Figure
        caption="「接続」がオンの2つの枠。「配信情報」を見ると、つながっているかが分かります。"
        label="枠が2つ並んだメイン画面。どちらも「接続」はオン。下の「配信情報」には、①「サブ」の枠の題名「雑談と工作の夜」が出ている。②「メイン」の枠には「再接続しています」の通知。"
        legend={['配信の題名', '再接続の通知']}
      >
        <Frames version={version} frames={TITLED} />
      </Figure>
    );
  }
  return (
    <Figure
      caption="「接続」がオンでもコメントが来ない枠の例。「配信情報」に出る文で、原因を見分けます。"
      label="枠が3つ並んだメイン画面。どれも「接続」はオン。下の「配信情報」には、枠ごとに文が出ている。①「縦型」は「ハードウェアアクセラレーションが必要です」の警告。②「海外」は「bilibiliにログインしていません」の警告。③「メイン」は「再接続しています」の通知。"
      legend={['TikTokの警告', 'bilibiliの警告', '再接続の通知']}
    >
      <Frames version={version} frames={WARNED} />
    </Figure>
  );
}

interface FramesProps {
  readonly version: string;
  readonly frames: readonly Frame[];
}

function Frames({version, frames}: FramesProps): ReactNode {
  return (
    <AppWindow version={version}>
      <DataGrid
        columns="minmax(0, 1fr) auto"
        rows={frames.map(({name, url}) => ({
          key: name,
          cells: [
            <Line key="frame">
              <Glyph letter={name.slice(0, 1)} tone="green" size="small" />
              <Strong>{name}</Strong>
              <Mono>{url}</Mono>
            </Line>,
            <Line key="switch">
              <Soft>接続</Soft>
              <Switch on live />
            </Line>,
          ],
        }))}
      />
      <Panel title="配信情報">
        <DataGrid
          columns="1.25rem minmax(0, 1fr)"
          rows={frames.map(({name, tag, text}, index) => ({
            key: name,
            cells: [
              <Callout key="n" n={index + 1} />,
              <Line key="text">
                <Glyph letter={name.slice(0, 1)} tone="green" size="small" />
                <Tag tone={tag === '題名' ? 'soft' : 'amber'}>{tag}</Tag>
                <Soft>{text}</Soft>
              </Line>,
            ],
          }))}
        />
      </Panel>
    </AppWindow>
  );
}
