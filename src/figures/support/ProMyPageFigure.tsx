import type {ReactNode} from 'react';

import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';

const DEVICES = [
  {name: '配信用デスクトップ', note: 'Windows'},
  {name: 'ノートPC', note: 'macOS'},
] as const;

/** My account on this site: the key, the computers that use it, and the code of the fan support. */
export function ProMyPageFigure(): ReactNode {
  return (
    <Figure
      caption="マイページ（略図）。キーは伏せてあり、「表示」か「コピー」で使います。"
      label="マイページの画面。①Proライセンスの状態は有効で、キーは最初の5文字のほかを伏せてある。②キーの下に「表示」と「コピー」。③登録済みのPCが3台のうち2台。配信用デスクトップとノートPCで、それぞれに「登録を解除」。④特典コードの欄と「使う」ボタン。"
      legend={['キーと状態', '表示とコピー', '登録済みのPC', '特典コード']}
    >
      <BrowserWindow address="/account/my">
        <Pad>
          <Columns look="wide-first">
            <Panel title="Proライセンス">
              <Line>
                <Callout n={1} />
                <Tag tone="soft">有効</Tag>
                <Mono>PRO-K1ESR-•••••-•••••-•••••-•••••</Mono>
              </Line>
              <Line>
                <Callout n={2} />
                <Push>表示</Push>
                <Push>コピー</Push>
              </Line>
              <Line>
                <Callout n={3} />
                <Strong>登録済みのPC（2/3）</Strong>
              </Line>
              {DEVICES.map(({name, note}) => (
                <Line key={name}>
                  <span>{name}</span>
                  <Soft>{note}</Soft>
                  <Push>登録を解除</Push>
                </Line>
              ))}
            </Panel>
            <Panel title="特典コード" callout={4}>
              <Field wide>FAN-••••-2026</Field>
              <Line>
                <Push tone="main">使う</Push>
              </Line>
            </Panel>
          </Columns>
        </Pad>
      </BrowserWindow>
    </Figure>
  );
}
