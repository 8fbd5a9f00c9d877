import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Columns} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {CommentSample} from './CommentSample';
import styles from './Customize.module.css';
import {Screen} from './Screen';

/** The same comments before and after CSS that picks them by their attributes. */
export const RoleStylesFigure: FigureComponent = () => {
  return (
    <Figure
      caption="同じコメントの、CSSを書く前と後。モデレーター、初めての人、ギフトを見分けやすくしました。"
      label="左右に同じ4件のコメント。左の「変える前」は、どれも同じ見た目。右の「変えた後」は、モデレーターしおむすびの左に線、初めてのみかん箱にNEWの目印、ギフトを送ったほうじ茶の背景が黄色い。"
    >
      <Columns>
        <Screen title="変える前">
          <Comments styled={false} />
        </Screen>
        <Screen title="変えた後">
          <Comments styled />
        </Screen>
      </Columns>
    </Figure>
  );
};

function Comments({styled}: {readonly styled: boolean}): ReactNode {
  return (
    <>
      <CommentSample name="ねむい猫" text="その曲、好きです" tone="green" />
      <CommentSample
        name="しおむすび"
        text="音量ちょうどいいですよ"
        tone="blue"
        className={styled ? styles.moderator : undefined}
      />
      <CommentSample
        name="みかん箱"
        text="はじめまして"
        tone="amber"
        {...(styled ? {tag: 'NEW'} : {})}
      />
      <CommentSample
        name="ほうじ茶"
        text="¥1,000 いつもありがとう"
        tone="green"
        className={styled ? styles.gift : undefined}
      />
    </>
  );
}
