import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Slider, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {TemplateThumb} from '../kit/TemplateThumb';

/** What Pro adds: two templates, the draw, and a sound for each item. */
export const ProPlansFigure: FigureComponent = () => {
  return (
    <Figure
      caption="Proで増えるもの（略図）。2つのテンプレートと、固定表示の画像ごとの重みと音です。"
      label="Proで増えるものが4つ。①テンプレートneon-ex。②テンプレートcyber-mx。どちらにも「PRO専用」のマークが付き、大きさは幅600、高さ800。③固定表示の抽選。画像おにぎり、だるま、大当たりの重みが60、30、10。④画像ごとに違う音を選び、音量を動かせる。"
      legend={['neon-ex', 'cyber-mx', '抽選の重み', 'アイテムごとの音']}
    >
      <Columns>
        <Template n={1} id="neon-ex" />
        <Template n={2} id="cyber-mx" />
      </Columns>
      <Panel title="固定表示の画像">
        <DataGrid
          columns="minmax(0, 1fr) 3.5rem minmax(0, 1.4fr)"
          head={[
            '画像',
            <Line key="weight">
              <Callout n={3} />
              重み
            </Line>,
            <Line key="sound">
              <Callout n={4} />
              アイテムの音
            </Line>,
          ]}
          rows={[
            {key: 'rice', cells: ['おにぎり', '60', <Sound key="s" name="pon.mp3" value={80} />]},
            {key: 'daruma', cells: ['だるま', '30', <Sound key="s" name="don.mp3" value={70} />]},
            {
              key: 'lucky',
              marked: true,
              cells: ['大当たり', '10', <Sound key="s" name="fanfare.mp3" value={100} />],
            },
          ]}
        />
      </Panel>
    </Figure>
  );
};

function Template({n, id}: {readonly n: number; readonly id: 'neon-ex' | 'cyber-mx'}) {
  return (
    <Pad>
      <TemplateThumb id={id} />
      <Line>
        <Callout n={n} />
        <Strong>{id}</Strong>
        <Tag tone="amber">PRO専用</Tag>
        <Soft>600×800</Soft>
      </Line>
    </Pad>
  );
}

function Sound({name, value}: {readonly name: string; readonly value: number}) {
  return (
    <Line>
      <Soft>{name}</Soft>
      <Slider value={value} />
    </Line>
  );
}
