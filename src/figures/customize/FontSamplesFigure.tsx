import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Columns} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {CommentSample} from './CommentSample';
import styles from './Customize.module.css';
import {Screen} from './Screen';

/** The same comments before and after a rounder, larger face with an outline. */
export const FontSamplesFigure: FigureComponent = () => {
  return (
    <Figure
      caption="フォントを替える前と後。丸いフォントにし、大きくして、縁取りを付けました。"
      label="左右に同じ2件のコメント。左の「変える前」は細く小さい文字。右の「変えた後」は丸いフォントで大きく、文字のまわりに縁取りがある。"
    >
      <Columns>
        <Screen title="変える前">
          <Comments />
        </Screen>
        <Screen title="変えた後">
          <Comments words={clsx(styles.large, styles.round, styles.outline)} />
        </Screen>
      </Columns>
    </Figure>
  );
};

function Comments({words}: {readonly words?: string}): ReactNode {
  return (
    <>
      <CommentSample
        name="たまご焼き"
        text="今日もゆっくり見ていきます"
        tone="green"
        words={words}
      />
      <CommentSample name="ねむい猫" text="その曲、好きです" tone="blue" words={words} />
    </>
  );
}
