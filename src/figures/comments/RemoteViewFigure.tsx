import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {CommentLine} from '../kit/CommentLine';
import {Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Phone} from '../kit/Phone';
import {COMMENTS, STREAM_TITLE} from '../kit/samples';
import {Tabs} from '../kit/Tabs';

const LEGEND = ['有効化', 'アドレスの候補', 'URL', 'QRコード', '配信情報', '切り替え', 'コメント'];
const ADDRESS = 'http://192.168.1.10:11180/remote';

/** A pattern that looks like a code to scan: rows of dark (1) and light (0) squares. */
const CODE = [
  '111111100101101111111',
  '100000101100101000001',
  '101110101011001011101',
  '101110100110101011101',
  '101110101101001011101',
  '100000100011101000001',
  '111111101010101111111',
  '000000001101100000000',
  '101101110010110101101',
  '010010011101001110010',
  '110101101011010011011',
  '001110010100111010100',
  '101001111010010110011',
  '000000001011101001101',
  '111111100110010111010',
  '100000101001101010011',
  '101110101110011101100',
  '101110100101100110101',
  '101110101011011001011',
  '100000100110100101100',
  '111111101101011010111',
] as const;

/** The window that opens the remote view, and the phone that shows it. */
export function RemoteViewFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="PCのリモートビューのウィンドウと、そのURLをスマートフォンで開いた画面です。"
      label={`左はリモートビューのウィンドウ。①有効化はオン。②アドレスの候補は192.168.1.10。③URLは${ADDRESS}で、コピーのボタンがある。④その下にQRコード。右はスマートフォンのブラウザで同じURLを開いたところ。上に⑤配信情報の題名と視聴者数128、⑥コメント・ギフト・参加待ち・曲の切り替え、その下に⑦検索欄とコメントが並ぶ。`}
      legend={LEGEND}
    >
      <Columns>
        <AppWindow version={version} title="リモートビュー">
          <Pad>
            <Line>
              <Callout n={1} />
              有効化
              <Switch on />
            </Line>
            <Line>
              <Callout n={2} />
              アドレス
              <Field select>192.168.1.10</Field>
            </Line>
            <Line>
              <Callout n={3} />
              URL
              <Push icon="copy">コピー</Push>
            </Line>
            <Mono>{ADDRESS}</Mono>
            <Line>
              <Callout n={4} />
              QRコード
            </Line>
            <Code />
          </Pad>
        </AppWindow>
        <Phone address="192.168.1.10:11180/remote">
          <Pad>
            <Line>
              <Callout n={5} />
              <Strong>{STREAM_TITLE}</Strong>
              <Soft>
                <Icon name="eye" size={14} /> 128
              </Soft>
            </Line>
          </Pad>
          <Tabs names={['コメント', 'ギフト', '参加待ち', '曲']} open="コメント" callout={6} />
          <Pad>
            <Line>
              <Callout n={7} />
              <Field empty>検索</Field>
            </Line>
            {COMMENTS.slice(0, 4).map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </Pad>
        </Phone>
      </Columns>
    </Figure>
  );
}

function Code(): ReactNode {
  return (
    <svg width="112" height="112" viewBox="0 0 21 21" aria-hidden="true" focusable="false">
      {CODE.map((row, y) => (
        <path
          key={String(y)}
          fill="currentColor"
          d={Array.from(row, (cell, x) =>
            cell === '1' ? `M${String(x)} ${String(y)}h1.02v1.02h-1.02z` : '',
          ).join('')}
        />
      ))}
    </svg>
  );
}
