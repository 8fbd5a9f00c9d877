import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {Stage, StageItem} from '../kit/Stage';
import {Avatar, Star} from './Avatar';

/** The circle of 調整の表示 before and after it is fitted to an avatar's face. */
export const VtsAdjustFigure: FigureComponent = () => (
  <Figure
    caption="「調整の表示」をオンにした画面。調整の前と、丸を顔に合わせた後を並べています。"
    label="配信画面の中央にアバターの上半身がある。左は調整の前で、①調整の丸が顔の右下にずれ、大きさも足りない。右は調整の後で、②顔の大きさを広げて丸の半径が顔を囲み、③X／Yのずれで丸の中心が顔の真ん中に来ている。④投げた物が弧を描いて顔へ向かう。"
    legend={['調整の丸', '顔の大きさ', 'X／Yのずれ', '投げた物']}
  >
    <Columns>
      <Stage>
        <StageItem x={0} y={0} width={100}>
          <Avatar>
            <Circle x={98} y={58} r={15} />
          </Avatar>
        </StageItem>
        <StageItem x={4} y={5}>
          調整の前
        </StageItem>
        <StageItem x={71} y={58}>
          <Callout n={1} />
        </StageItem>
      </Stage>
      <Stage>
        <StageItem x={0} y={0} width={100}>
          <Avatar>
            <Circle x={80} y={40} r={29} />
            <path d="M152 84c-4-18-14-29-27-34" strokeDasharray="1 4" />
            <Star x={119} y={41} />
          </Avatar>
        </StageItem>
        <StageItem x={4} y={5}>
          調整の後
        </StageItem>
        <StageItem x={65} y={17}>
          <Callout n={2} />
        </StageItem>
        <StageItem x={46.5} y={48}>
          <Callout n={3} />
        </StageItem>
        <StageItem x={80} y={42}>
          <Callout n={4} />
        </StageItem>
      </Stage>
    </Columns>
  </Figure>
);

function Circle({
  x,
  y,
  r,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}): ReactNode {
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeDasharray="3 3" />
      <path d={`M${x - 2.5} ${y}h5M${x} ${y - 2.5}v5`} strokeWidth={0.8} />
    </>
  );
}
