import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import type {IconName} from '../kit/iconPaths';
import styles from './Effects.module.css';

const LEGEND = [
  '接続先と状態',
  'テンプレート',
  'ボタン',
  '数',
  '言葉',
  '連打防止',
  '書き出し・読み込み',
];

const BUTTONS: readonly (readonly [IconName, string, string])[] = [
  ['star', '拍手', '紙吹雪'],
  ['heart', 'ありがとう', '固定表示'],
  ['play', 'クラッカー', 'クラッカー'],
  ['down', 'おにぎり', '落下'],
  ['arrow', 'トマト', '投げつけ'],
  ['queue', 'おみくじ', '連結'],
];

/** The pad of buttons in a browser. */
export const PonkitFigure: FigureComponent = () => {
  return (
    <Figure
      caption="ポン出しキット。ボタンを押すと、その演出が配信に出ます。"
      label="ブラウザで開いたポン出しキット。上に①接続先localhost、ポート11180、接続中の印と、②テンプレートの選択。中央に③演出のボタンが6つ。名前は拍手・ありがとう・クラッカー・おにぎり・トマト・おみくじ。下に④数1、⑤言葉、⑥連打防止300ms、⑦書き出しと読み込み。"
      legend={LEGEND}
    >
      <BrowserWindow address="…/tools/wordparty-ponkit">
        <Pad>
          <Line>
            <Line>
              <Callout n={1} />
              <Field>localhost</Field>
              <Field>11180</Field>
              <Tag>接続中</Tag>
            </Line>
            <Line>
              <Callout n={2} />
              <Field select>wordparty</Field>
            </Line>
          </Line>
          <Line>
            <Callout n={3} />
            <Soft>押すと出ます</Soft>
          </Line>
          <div className={styles.grid}>
            {BUTTONS.map(([icon, name, effect]) => (
              <Button key={name} icon={icon} name={name} effect={effect} />
            ))}
          </div>
          <Line>
            <Line>
              <Callout n={4} />数<Field>1</Field>
            </Line>
            <Line>
              <Callout n={5} />
              言葉<Field empty>文字に入れる文</Field>
            </Line>
            <Line>
              <Callout n={6} />
              連打防止<Field>300</Field>
              <Soft>ms</Soft>
            </Line>
            <Line>
              <Callout n={7} />
              <Push>書き出し</Push>
              <Push>読み込み</Push>
            </Line>
          </Line>
        </Pad>
      </BrowserWindow>
    </Figure>
  );
};

interface ButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly effect: string;
}

function Button({icon, name, effect}: ButtonProps): ReactNode {
  return (
    <div className={clsx(styles.card, styles.button)}>
      <Icon name={icon} size={24} />
      <Strong>{name}</Strong>
      <Soft>{effect}</Soft>
    </div>
  );
}
