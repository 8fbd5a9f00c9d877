import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Columns, Soft, Strong} from '../kit/Columns';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';

const SAME = '共通の設定';

/** Two frames, two voices: what a frame does not change follows the common settings. */
export function VoiceOverrideFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="枠設定 → 読み上げ。「サブ」の枠だけ、話者と話速を変えています。"
      label="枠設定のウィンドウが2つ並ぶ。「メイン」の枠は話者、話速、音量がどれも共通の設定のまま。「サブ」の枠は話者が話者B（ノーマル）、話速が1.2に変わり、音量は共通の設定のまま。"
    >
      <Columns>
        <Frame version={version} name="メイン" values={[SAME, SAME, SAME]} />
        <Frame version={version} name="サブ" values={['話者B（ノーマル）', '1.2', SAME]} />
      </Columns>
    </Figure>
  );
}

interface FrameProps {
  readonly version: string;
  readonly name: string;
  readonly values: readonly [speaker: string, speed: string, volume: string];
}

function Frame({version, name, values: [speaker, speed, volume]}: FrameProps): ReactNode {
  const rows = [
    ['話者', speaker],
    ['話速', speed],
    ['音量', volume],
  ] as const;
  return (
    <AppWindow version={version} title={`枠設定 – ${name}`}>
      <DataGrid
        columns="3rem minmax(0, 1fr)"
        rows={rows.map(([item, value]) => ({
          key: item,
          marked: value !== SAME,
          cells: [
            item,
            value === SAME ? (
              <Soft key="value">{value}</Soft>
            ) : (
              <Strong key="value">{value}</Strong>
            ),
          ],
        }))}
      />
    </AppWindow>
  );
}
