import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line} from '../kit/Columns';
import {CommentLine, type SampleComment} from '../kit/CommentLine';
import {Check, Field} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {COMMENTS} from '../kit/samples';

const QUESTIONS: readonly SampleComment[] = [
  {
    name: 'みかん箱',
    text: '質問です。マイクは何を使っていますか',
    time: '20:02',
    tone: 'amber',
    tag: 'NEW',
  },
  {name: 'しおむすび', text: '次の配信の質問をしてもいいですか', time: '20:05', tone: 'blue'},
  {name: 'ほうじ茶', text: '質問箱はありますか', time: '20:07', tone: 'green'},
];

/** The comment list split in two, everything at the left and one word at the right. */
export function SplitViewFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="分割したコメント欄。1つ目の欄はすべて、2つ目の欄は「質問」を含むコメントだけを出しています。"
      label="メイン画面のコメント欄を左右に分けたところ。どちらの欄にも③検索欄と「新着だけ」のチェック、右上の②漏斗のアイコンがあり、左の欄の右上に①分割ボタンがある。左は検索欄が空ですべてのコメントが並ぶ。右は検索欄に「質問」と入れてあり、質問を含む3件だけが並ぶ。④欄の境目は動かせる。"
      legend={['分割ボタン', '漏斗（絞り込み）', '検索', '境目']}
    >
      <AppWindow version={version}>
        <Columns>
          <Panel
            title="コメント"
            tools={
              <>
                <Callout n={1} />
                <Icon name="split" size={14} />
                <Callout n={2} />
                <Icon name="funnel" size={14} />
              </>
            }
          >
            <Line>
              <Callout n={3} />
              <Field empty>検索</Field>
              <Check on={false}>新着だけ</Check>
            </Line>
            {COMMENTS.slice(0, 4).map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </Panel>
          <Panel title="コメント" callout={4} tools={<Icon name="funnel" size={14} />}>
            <Line>
              <Field>
                <Icon name="search" size={12} /> 質問
              </Field>
              <Check on={false}>新着だけ</Check>
            </Line>
            {QUESTIONS.map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </Panel>
        </Columns>
      </AppWindow>
    </Figure>
  );
}
