import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Soft, Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import type {Effect} from './effectArt';
import styles from './Effects.module.css';
import {EffectSketch} from './EffectSketch';

interface Sample {
  readonly effect: Effect;
  readonly name: string;
  readonly look: string;
}

const SAMPLES: readonly Sample[] = [
  {effect: 'popper', name: 'クラッカー', look: '左右の下から弾けます'},
  {effect: 'dropper', name: '落下', look: '落ちて、はね、積もります'},
  {effect: 'notifier', name: '固定表示', look: '決めた場所に画像と文字が出ます'},
  {effect: 'confetti', name: '紙吹雪', look: '1点から吹き出し、舞います'},
  {effect: 'throwing', name: '投げつけ', look: '手前から飛び、当たります'},
  {effect: 'connector', name: '連結', look: 'ほかの演出を順に出します'},
];

/** The effects of the word party, each with a small drawing; connector came with 6.0. */
export function WordPartyEffectsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const samples = SAMPLES.filter(({effect}) => effect !== 'connector' || isAtLeast(version, '6.0'));
  return (
    <Figure
      caption="演出の見本（略図）。画像、色、数、位置は、どれも変えられます。"
      label={`演出の見本。${samples.map(({name, look}) => `${name}は${look}`).join('。')}。`}
    >
      <div className={styles.grid}>
        {samples.map(({effect, name, look}) => (
          <div key={effect} className={styles.card}>
            <EffectSketch effect={effect} />
            <Strong>{name}</Strong>
            <Soft>{look}</Soft>
          </div>
        ))}
      </div>
    </Figure>
  );
}
