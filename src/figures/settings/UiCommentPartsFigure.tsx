import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Pad, Soft, Strong} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {Panel} from '../kit/Panel';

const LEGEND = [
  'ユーザーアイコン',
  '名前',
  'バッジ',
  'ユーザーID',
  'ラベル',
  '金額',
  '本文',
  '枠名',
  '時刻',
  'コメント番号',
  '前回からの時間',
  'NEW・再訪のマーク',
];

/** The parts of one comment in the list, numbered as in the settings. */
export function UiCommentPartsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="コメント1件の各部。すべての項目を出したところです。"
      label="メイン画面のコメント1件。上の段は左から、①ユーザーアイコン、②名前「ほうじ茶」、③バッジ「メンバー」、④ユーザーID「@hojicha」、⑤ラベル「常連」。中の段は⑥金額500円と⑦本文「いつもありがとうございます」。下の段は⑧枠名「メイン」、⑨時刻20時4分、⑩コメント番号12、⑪前回からの時間3日、⑫マーク「再訪」。"
      legend={LEGEND}
    >
      <AppWindow version={version}>
        <Panel title="コメント">
          <Pad>
            <Line>
              <Part n={1}>
                <Glyph letter="ほ" tone="green" />
              </Part>
              <Part n={2}>
                <Strong>ほうじ茶</Strong>
              </Part>
              <Part n={3}>
                <Tag tone="amber">メンバー</Tag>
              </Part>
              <Part n={4}>
                <Soft>@hojicha</Soft>
              </Part>
              <Part n={5}>
                <Tag tone="soft">常連</Tag>
              </Part>
            </Line>
            <Line>
              <Part n={6}>
                <Tag tone="amber">¥500</Tag>
              </Part>
              <Part n={7}>いつもありがとうございます</Part>
            </Line>
            <Line>
              <Part n={8}>
                <Soft>メイン</Soft>
              </Part>
              <Part n={9}>
                <Soft>20:04</Soft>
              </Part>
              <Part n={10}>
                <Soft>12</Soft>
              </Part>
              <Part n={11}>
                <Soft>3日ぶり</Soft>
              </Part>
              <Part n={12}>
                <Tag tone="soft">再訪</Tag>
              </Part>
            </Line>
          </Pad>
        </Panel>
      </AppWindow>
    </Figure>
  );
}

interface PartProps {
  readonly n: number;
  readonly children: ReactNode;
}

/** A number and what it stands for, kept together when the line wraps. */
function Part({n, children}: PartProps): ReactNode {
  return (
    <Line>
      <Callout n={n} />
      {children}
    </Line>
  );
}
