import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Figure} from '../kit/Figure';
import {Stage, StageItem} from '../kit/Stage';
import art from '../kit/TemplateThumb.module.css';

const LEGEND = [
  '左上（X 1、Y 1）',
  'X 20〜80、Y 1〜10のどこか',
  '真ん中（X 50、Y 50）',
  '右下（X 100、Y 100）',
];

/** The same places on a source of 1920 x 1080; per cent came with 5.2. */
const LEGEND_BEFORE_5_2 = [
  '左上（X 0、Y 0）',
  'X 384〜1536、Y 0〜108のどこか',
  '真ん中（X 960、Y 540）',
  '右下（X 1920、Y 1080）',
];

/** Positions upon the stage: points, and the range from which a place is drawn. */
export function WordPartyPositionFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const percent = isAtLeast(version, '5.2');
  return (
    <Figure
      caption={`${percent ? '位置の%' : '1920×1080のソースでの位置'}。Xは左から右へ、Yは上から下へ増えます。範囲を書くと、その中のどこかに出ます。`}
      label={
        percent
          ? '配信の画面に%の目盛りを重ねた図。①左上がX 1・Y 1。②上の帯がX 20〜80・Y 1〜10の範囲で、落下する物はこの中のどこかに出る。③真ん中がX 50・Y 50。④右下がX 100・Y 100。'
          : '配信の画面に目盛りを重ねた図。①左上がX 0・Y 0。②上の帯がX 384〜1536・Y 0〜108の範囲で、落下する物はこの中のどこかに出る。③真ん中がX 960・Y 540。④右下がX 1920・Y 1080。'
      }
      legend={percent ? LEGEND : LEGEND_BEFORE_5_2}
    >
      <Stage>
        <StageItem x={0} y={0} width={100}>
          <svg viewBox="0 0 160 90" className={art.thumb} aria-hidden="true" focusable="false">
            {[40, 80, 120].map((x) => (
              <rect key={x} className={art.soft} x={x} y="0" width="0.3" height="90" />
            ))}
            {[22.5, 45, 67.5].map((y) => (
              <rect key={y} className={art.soft} x="0" y={y} width="160" height="0.3" />
            ))}
            <rect className={art.cool} x="32" y="0.9" width="96" height="8.1" rx="1" />
            <rect className={art.warm} x="0" y="0" width="3.2" height="3.2" />
            <circle className={art.warm} cx="80" cy="45" r="1.6" />
            <rect className={art.warm} x="156.8" y="86.8" width="3.2" height="3.2" />
          </svg>
        </StageItem>
        <StageItem x={3} y={4}>
          <Callout n={1} />
        </StageItem>
        <StageItem x={30} y={12}>
          <Callout n={2} />
        </StageItem>
        <StageItem x={52} y={46}>
          <Callout n={3} />
        </StageItem>
        <StageItem x={92} y={84}>
          <Callout n={4} />
        </StageItem>
      </Stage>
    </Figure>
  );
}
