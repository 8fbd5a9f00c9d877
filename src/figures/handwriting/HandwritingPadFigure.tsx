import type {ReactNode} from 'react';

import {ICONS, type IconId} from '@komebiyori/overlays/handwriting/icons';
import {LIMITS} from '@komebiyori/overlays/handwriting/model/mark';
import {COLORS, DEFAULTS} from '@komebiyori/overlays/handwriting/model/settings';

import {BrowserWindow} from '../kit/BrowserWindow';
import {Callout} from '../kit/Callout';
import {Push, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import styles from './HandwritingPadFigure.module.css';
import {InkSample} from './InkSample';

const LEGEND = [
  'ツール',
  '色',
  '太さ',
  '自動で消す',
  '元に戻す・やり直す・すべて消す',
  '下絵と設定',
  'ランプ',
  'キーの一覧',
  '書く場所',
];

const TOOLS: readonly (readonly [IconId, string])[] = [
  ['pen', 'ペン'],
  ['highlighter', '蛍光ペン'],
  ['eraser', '消しゴム'],
  ['line', '直線'],
  ['arrow', '矢印'],
  ['rect', '四角'],
  ['ellipse', '丸'],
  ['stamp', 'スタンプ'],
  ['laser', 'レーザー'],
];

/** The pen pad of the handwriting overlay. */
export function HandwritingPadFigure(): ReactNode {
  return (
    <Figure
      caption="手書きパッド。⑨に書くと、同じ所に同じ線がOBSの画面に出ます。"
      label="手書きパッドの画面。左の一番上に、①ツールのボタンが9つ並ぶ。その下に②色の丸が10個あり、赤を選んでいる。続いて③太さ、④自動で消す、⑤元に戻す・やり直す・すべて消すがある。さらに下に⑥下絵と設定、⑦ランプ、⑧キーの一覧がある。右の広い所が⑨書く場所で、赤い丸と白い矢印が書いてある。"
      legend={LEGEND}
    >
      <BrowserWindow address="localhost:11180/…/pad.html">
        <div className={styles.pad}>
          <div className={styles.tools}>
            <Callout n={1} />
            <div className={styles.grid}>
              {TOOLS.map(([id, name], at) => (
                <Tool key={id} id={id} name={name} isChosen={at === 0} />
              ))}
            </div>
            <Callout n={2} />
            <div className={styles.colors}>
              {COLORS.map(({name, value}) => (
                <Dot key={name} color={value} isChosen={value === DEFAULTS.color} />
              ))}
              <OwnColor />
            </div>
            <Callout n={3} />
            <Range name="太さ" value={shareOf(DEFAULTS.width)} text={`${DEFAULTS.width}`} />
            <Callout n={4} />
            <Range name="自動で消す" value={3} text="しない" />
            <Callout n={5} />
            <div className={styles.acts}>
              <Act id="undo" name="元に戻す" />
              <Act id="redo" name="やり直す" />
              <Act id="clear" name="すべて消す" />
            </div>
            <Callout n={6} />
            <span>▸ 下絵と設定</span>
            <Callout n={7} />
            <div className={styles.foot}>
              <Push>
                <span className={styles.lamp} />
                つながっています
              </Push>
              <Callout n={8} />
              <span className={styles.act}>
                <Drawn id="help" />
              </span>
            </div>
          </div>
          <div className={styles.paper}>
            <div className={styles.number}>
              <Callout n={9} />
            </div>
            <InkSample />
          </div>
        </div>
      </BrowserWindow>
    </Figure>
  );
}

/** Of the way of its slider, in percent. */
function shareOf(width: number): number {
  const [least, most] = LIMITS.width;
  return ((width - least) / (most - least)) * 100;
}

interface DotProps {
  readonly color: string;
  readonly isChosen: boolean;
}

function Dot({color, isChosen}: DotProps): ReactNode {
  return (
    <svg className={isChosen ? styles.worn : undefined} viewBox="0 0 18 18">
      <circle cx="9" cy="9" r="8.500" fill={color} />
    </svg>
  );
}

/** All colours in a ring, which stands for any other. */
function OwnColor(): ReactNode {
  return (
    <svg viewBox="0 0 18 18">
      {[0, 60, 120, 180, 240, 300].map((hue) => (
        <path
          key={hue}
          d="M9 9V0A9 9 0 0 1 16.800 4.500z"
          fill={`hsl(${hue} 100% 50%)`}
          transform={`rotate(${hue} 9 9)`}
        />
      ))}
    </svg>
  );
}

function Drawn({id}: {readonly id: IconId}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18">
      <path
        d={ICONS[id]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface ToolProps {
  readonly id: IconId;
  readonly name: string;
  readonly isChosen: boolean;
}

function Tool({id, name, isChosen}: ToolProps): ReactNode {
  return (
    <span className={isChosen ? styles.chosen : styles.tool}>
      <Drawn id={id} />
      {name}
    </span>
  );
}

function Act({id, name}: {readonly id: IconId; readonly name: string}): ReactNode {
  return (
    <span className={styles.act}>
      <Drawn id={id} />
      {name}
    </span>
  );
}

interface RangeProps {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

function Range({name, value, text}: RangeProps): ReactNode {
  return (
    <div className={styles.range}>
      <span>{name}</span>
      <Slider value={value} />
      <span>{text}</span>
    </div>
  );
}
