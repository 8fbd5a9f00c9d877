import clsx from 'clsx';

import type {FigureComponent} from '../kit/app';
import {Columns, Mono} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {CommentSample} from './CommentSample';
import styles from './Customize.module.css';
import {Screen} from './Screen';

/** Text enlarged in OBS against text enlarged by the variable. */
export const FontScaleFigure: FigureComponent = () => {
  return (
    <Figure
      caption="文字は、OBSで引き伸ばすとにじみます。変数で大きくすると、くっきり出ます。"
      label="左は「OBSで拡大」した文字で、輪郭がぼやけている。右は「変数で拡大」した文字で、輪郭がはっきりしている。"
    >
      <Columns>
        <Screen title="OBSで拡大">
          <CommentSample
            name="みかん箱"
            text="こんばんは"
            tone="amber"
            words={clsx(styles.large, styles.blurred)}
          />
          <Mono>赤い枠をドラッグ</Mono>
        </Screen>
        <Screen title="変数で拡大">
          <CommentSample name="みかん箱" text="こんばんは" tone="amber" words={styles.large} />
          <Mono>--lcv-font-size: 32px;</Mono>
        </Screen>
      </Columns>
    </Figure>
  );
};
