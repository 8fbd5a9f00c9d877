import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {Soft, Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
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

/** From a comment to an effect on the stream. */
export const WordPartyFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="コメントから演出が出るまで。判定は、一覧の上の行から順に行います。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「8888888」', icon: 'chat'},
          {title: '本アプリ', note: '「書き出し」がオンの枠から送ります', tone: 'app'},
          [
            {title: 'パターン', note: '書いた語と合うか'},
            {title: '条件', note: 'ギフトやNEWか、間隔と回数の内か'},
          ],
          {title: '演出', note: '紙吹雪と拍手の音', icon: 'star'},
          {title: 'OBS', note: '視聴者の画面に出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
};
