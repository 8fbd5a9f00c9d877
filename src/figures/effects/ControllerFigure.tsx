import clsx from 'clsx';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Switch, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Glyph, type GlyphTone} from '../kit/Glyph';
import {Window} from '../kit/Window';
import styles from './Effects.module.css';

const LEGEND = ['接続先と接続の表示', '演出のボタン', '番号', '回数', '言葉', '常に手前'];

interface Button {
  readonly name: string;
  readonly effect: string;
  /** One colour for each kind of effect. */
  readonly tone: GlyphTone;
}

/** The separate app of 5.1 to 7.0 that fires effects from buttons. */
export function ControllerFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const buttons = toButtons(version);
  return (
    <Figure
      caption="演出コントローラーのウィンドウ。ボタンを押すと、その演出が配信に出ます。"
      label={`演出コントローラーのウィンドウ。上に①接続先localhost、ポート11180と、「接続中」の表示。中央に②演出のボタンが6つ並び、それぞれに③番号1〜6が付く。名前は${buttons.map(({name}) => name).join('・')}。左の丸の色は演出の種類を表す。下に④回数1、⑤言葉の欄、⑥常に手前のスイッチはオン。`}
      legend={LEGEND}
    >
      <Window bar={<Strong>演出コントローラー</Strong>}>
        <Pad>
          <Line>
            <Callout n={1} />
            <Field>localhost</Field>
            <Field>11180</Field>
            <Tag>接続中</Tag>
          </Line>
          <Line>
            <Callout n={2} />
            <Soft>ボタン</Soft>
            <Callout n={3} />
            <Soft>番号キー</Soft>
          </Line>
          <div className={styles.grid}>
            {buttons.map(({name, effect, tone}, index) => (
              <div key={name} className={clsx(styles.card, styles.button)}>
                <Line>
                  <Tag tone="soft">{index + 1}</Tag>
                  <Glyph letter={effect.slice(0, 1)} tone={tone} size="small" />
                </Line>
                <Strong>{name}</Strong>
                <Soft>{effect}</Soft>
              </div>
            ))}
          </div>
          <Line>
            <Line>
              <Callout n={4} />
              回数<Field>1</Field>
            </Line>
            <Line>
              <Callout n={5} />
              言葉<Field empty>一緒に送る文</Field>
            </Line>
            <Line>
              <Callout n={6} />
              常に手前
              <Switch on />
            </Line>
          </Line>
        </Pad>
      </Window>
    </Figure>
  );
}

function toButtons(version: string): Button[] {
  return [
    {name: '拍手', effect: '紙吹雪', tone: 'green'},
    {name: '正解', effect: '固定表示', tone: 'amber'},
    {name: '不正解', effect: '固定表示', tone: 'amber'},
    {name: 'お祝い', effect: 'クラッカー', tone: 'red'},
    {name: 'おにぎり', effect: '落下', tone: 'blue'},
    isAtLeast(version, '6.0')
      ? {name: '勝利', effect: '連結', tone: 'dark'}
      : {name: 'トマト', effect: '投げつけ', tone: 'dark'},
  ];
}
