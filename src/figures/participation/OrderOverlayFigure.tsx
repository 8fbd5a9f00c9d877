import type {FigureComponent} from '../kit/app';
import {Columns, Line, Strong} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {Stage, StageItem} from '../kit/Stage';
import {Numbered} from '../kit/Numbered';
import {QUEUE} from './queue';

/** The stream as viewers see it: the queue as a template, and as plain text. */
export const OrderOverlayFigure: FigureComponent = () => (
  <Figure
    caption="視聴者に見える画面。①は「waiting」のテンプレート、②は文字を横に並べた例です。"
    label="2つの配信画面。左は①waitingのテンプレートで、ゲーム画面の左に「参加待ち」の一覧が出る。たまご焼きとみかん箱にはプレイ中のマークがあり、ねむい猫としおむすびが続く。右は②waiting.txtの文字で、画面の下にたまご焼き、みかん箱、ねむい猫の順に横へ並ぶ。"
    legend={['waitingのテンプレート', 'waiting.txtの文字']}
  >
    <Columns>
      <Stage>
        <StageItem x={3} y={5} width={62}>
          <Panel title="参加待ち" callout={1} tone="obs">
            {QUEUE.slice(0, 4).map(({name, playing}, index) => (
              <Line key={name}>
                {index + 1}. {name}
                {playing && <Tag>プレイ中</Tag>}
              </Line>
            ))}
          </Panel>
        </StageItem>
        <StageItem x={70} y={45}>
          ゲーム画面
        </StageItem>
      </Stage>
      <Stage scene="ゲーム画面">
        <StageItem x={3} y={70} width={94}>
          <Numbered n={2}>
            <Strong>つぎの番</Strong>
          </Numbered>
          {QUEUE.slice(0, 3)
            .map(({name}, index) => `${index + 1}. ${name}`)
            .join('　')}
        </StageItem>
      </Stage>
    </Columns>
  </Figure>
);
