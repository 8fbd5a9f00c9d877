import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Line, Mono, Pad} from '../kit/Columns';
import {Push} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {SettingsWindow} from '../kit/SettingsWindow';

const ROWS = [
  ['0', '499', '{comment}'],
  ['500', '4999', '{name}さんから。{comment}'],
  ['5000', '', '特別です。{name}さん、{comment}'],
] as const;

/** The ranges of チャンネルポイント用フォーマット, each with what is read. */
export function PointFormatFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="チャンネルポイント用フォーマット。ポイントの範囲ごとに、読む文を分けた例です。"
      label="設定の「読み上げ」のチャンネルポイント用フォーマットの一覧。0以上499以下は{comment}。500以上4999以下は「{name}さんから。{comment}」。5000以上は上限が空で「特別です。{name}さん、{comment}」。行ごとにごみ箱があり、下に「追加」。"
    >
      <SettingsWindow version={version} open="読み上げ">
        <Pad>
          <DataGrid
            columns="3rem 3rem minmax(0, 1fr) auto"
            head={['以上', '以下', 'フォーマット', '']}
            rows={ROWS.map(([least, most, format]) => ({
              key: least,
              cells: [
                least,
                most === '' ? '―' : most,
                <Mono key="format">{format}</Mono>,
                <Push key="remove" icon="trash" />,
              ],
            }))}
          />
        </Pad>
        <Pad>
          <Line>
            <Push icon="plus">追加</Push>
          </Line>
        </Pad>
      </SettingsWindow>
    </Figure>
  );
}
