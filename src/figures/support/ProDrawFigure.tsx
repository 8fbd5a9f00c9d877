import type {FigureComponent} from '../kit/app';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Slider, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {Stage, StageItem} from '../kit/Stage';
import {COMMENTS} from '../kit/samples';

const CHANCES = [
  {name: 'おにぎり', weight: 60},
  {name: 'だるま', weight: 30},
  {name: '大当たり', weight: 10},
] as const;

/** How the weights of a fixed display turn into chances, and what viewers see. */
export const ProDrawFigure: FigureComponent = () => {
  const [first] = COMMENTS;
  return (
    <Figure
      caption="重みから出やすさが決まります。合計が100でなくても、割合に直されます。"
      label="左は抽選の重み。おにぎりが60で60%、だるまが30で30%、大当たりが10で10%。右は配信画面。コメントに当たると、この割合で選ばれた1枚が決まった位置に出る。例では「大当たり」が上の中央に出ている。"
    >
      <Columns>
        <Panel title="抽選の重み">
          {CHANCES.map(({name, weight}) => (
            <Line key={name}>
              <Strong>{name}</Strong>
              <Slider value={weight} />
              <Soft>{`重み${String(weight)} → ${String(weight)}%`}</Soft>
            </Line>
          ))}
        </Panel>
        <Stage scene="ゲーム画面">
          <StageItem x={38} y={12}>
            <Tag tone="amber">大当たり</Tag>
          </StageItem>
          <StageItem x={4} y={80}>
            <Tag tone="soft">{`${first?.name ?? ''}: おみくじ`}</Tag>
          </StageItem>
        </Stage>
      </Columns>
      <Pad>
        <Soft>重みが2と1なら、67%と33%です。</Soft>
      </Pad>
    </Figure>
  );
};
