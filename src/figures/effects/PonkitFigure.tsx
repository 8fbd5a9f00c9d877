import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {Tabs} from '../kit/Tabs';
import styles from './Effects.module.css';

const LEGEND = [
  '画面の切り替え',
  '接続',
  'ページと編集',
  'ボタン',
  '送った合図',
  '一時停止と取り消し',
  '元に戻す',
];

/** The buttons that are there at the first visit (`BASIC` of src/features/ponkit/kit/starters.ts). */
const BUTTONS: readonly (readonly [emoji: string, name: string, shortcut?: string])[] = [
  ['👏', '拍手', '1'],
  ['🎉', 'おめでとう', '2'],
  ['😂', '笑い', '3'],
  ['💖', 'ありがとう', '4'],
  ['🎊', '紙吹雪'],
  ['🍙', 'おにぎり'],
  ['👋', 'またね'],
  ['🎲', 'おみくじ'],
];

/** The pad of buttons in a browser. */
export const PonkitFigure: FigureComponent = () => {
  return (
    <Figure
      caption="ポン出しキットの「パッド」。ボタンを押すと、その演出が配信に出ます。"
      label="ブラウザで開いたポン出しキット。上に①パッド・演出・キットの切り替えと、⑦元に戻す・やり直すのボタン。その下に②「本アプリとつながっています」の帯。左に③「基本」のページと編集のボタン、④見本のボタンが8つ。名前は拍手・おめでとう・笑い・ありがとう・紙吹雪・おにぎり・またね・おみくじで、最初の4つにはキーの数字が付く。右に⑤送った合図の記録と、⑥一時停止・待ちを取り消すのボタン。"
      legend={LEGEND}
    >
      <BrowserWindow address="…/tools/wordparty-ponkit">
        <Tabs names={['パッド', '演出', 'キット']} open="パッド" callout={1} />
        <Pad>
          <Line>
            <Line>
              <Callout n={2} />
              <Tag>接続中</Tag>
              <Soft>本アプリとつながっています</Soft>
            </Line>
            <Line>
              <Callout n={7} />
              <Push>元に戻す</Push>
            </Line>
          </Line>
        </Pad>
        <Columns look="wide-first">
          <Pad>
            <Line>
              <Line>
                <Callout n={3} />
                <Push tone="main">基本</Push>
              </Line>
              <Push icon="pen">編集</Push>
            </Line>
            <Line>
              <Callout n={4} />
              <Soft>押すと出ます</Soft>
            </Line>
            <div className={styles.grid}>
              {BUTTONS.map(([emoji, name, shortcut]) => (
                <Button key={name} emoji={emoji} name={name} shortcut={shortcut} />
              ))}
            </div>
          </Pad>
          <Panel title="送った合図" callout={5}>
            <Pad>
              <Sent name="拍手" />
              <Sent name="おにぎり" />
              <Line>
                <Callout n={6} />
                <Push>一時停止</Push>
                <Push>待ちを取り消す</Push>
              </Line>
            </Pad>
          </Panel>
        </Columns>
      </BrowserWindow>
    </Figure>
  );
};

interface ButtonProps {
  readonly emoji: string;
  readonly name: string;
  readonly shortcut: string | undefined;
}

function Button({emoji, name, shortcut}: ButtonProps): ReactNode {
  return (
    <div className={clsx(styles.card, styles.button)}>
      <span>{emoji}</span>
      <Strong>{name}</Strong>
      {shortcut !== undefined && <Soft>キー{shortcut}</Soft>}
    </div>
  );
}

function Sent({name}: {readonly name: string}): ReactNode {
  return (
    <Line>
      <Icon name="check" size={14} />
      <Strong>{name}</Strong>
      <Soft>送りました</Soft>
    </Line>
  );
}
