import type {ReactNode} from 'react';

import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono, Strong} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import styles from './Customize.module.css';
import {Screen} from './Screen';

const LEGEND = ['1件', 'アイコン', '名前と本文の箱', '名前', 'バッジ', '本文の箱', '金額', '本文'];

/** The parts of one comment in a bundled template, with their classes. */
export const CommentAnatomyFigure: FigureComponent = () => {
  return (
    <Figure
      caption="1件のコメントの構造。点線の箱に付いた名前を、CSSで選びます。"
      label="1件のコメントの入れ子。①.commentの中に②.avatarと③.comment-block。③の中に④.nameと⑥.comment-body。④の中に⑤.badge。⑥の中に⑦.paid-textと⑧.comment-text。"
      legend={LEGEND}
    >
      <Screen>
        <Part n={1} name=".comment">
          <Columns look="wide-last">
            <Part n={2} name=".avatar">
              <Glyph letter="た" tone="green" size="large" />
            </Part>
            <Part n={3} name=".comment-block">
              <Part n={4} name=".name">
                <Line>
                  <Strong>たまご焼き</Strong>
                  <Callout n={5} />
                  <Mono>.badge</Mono>
                  <Tag tone="amber">メンバー</Tag>
                </Line>
              </Part>
              <Part n={6} name=".comment-body">
                <Part n={7} name=".paid-text">
                  ¥1,000
                </Part>
                <Part n={8} name=".comment-text">
                  いつもありがとうございます
                </Part>
              </Part>
            </Part>
          </Columns>
        </Part>
      </Screen>
    </Figure>
  );
};

interface PartProps {
  readonly n: number;
  readonly name: string;
  readonly children: ReactNode;
}

function Part({n, name, children}: PartProps): ReactNode {
  return (
    <div className={styles.part}>
      <Line>
        <Callout n={n} />
        <Mono>{name}</Mono>
      </Line>
      {children}
    </div>
  );
}
