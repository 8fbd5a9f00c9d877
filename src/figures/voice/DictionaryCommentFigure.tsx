import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {CommentLine} from '../kit/CommentLine';
import {Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Tabs} from '../kit/Tabs';
import {DictionaryWords} from '../kit/DictionaryWords';

const WORDS = [
  ['TXT', '犯人', 'ひみつ'],
  ['RE', '/8{4,}/g', 'パチパチ'],
] as const;

/** The other tab: words that are shown differently, and how a comment looks then. */
export function DictionaryCommentFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="「コメント」タブ。画面の言葉だけが置き換わり、声は元の言葉を読みます。"
      label="左は辞書ウィンドウの「コメント」タブ。犯人をひみつに、4つ以上続く8をパチパチに替える2行がある。右はメイン画面で、たまご焼きさんのコメントの犯人がひみつに、88888がパチパチに替わって出ている。声は元の言葉から作る。"
    >
      <Columns>
        <AppWindow version={version} title="辞書">
          <Tabs names={['読み上げ', 'コメント']} open="コメント" />
          <Pad>
            <Line>
              <Push icon="plus">追加</Push>
              <Push>読み込み</Push>
              <Push>書き出し</Push>
            </Line>
          </Pad>
          <DictionaryWords
            columns="1.25rem 2.75rem minmax(0, 1fr) minmax(0, 1fr) 1.25rem"
            head={['', '種類', '対象', '置き換え', '']}
            words={WORDS}
          />
        </AppWindow>
        <AppWindow version={version} title="メイン画面">
          <CommentLine
            comment={{
              name: 'たまご焼き',
              text: 'ひみつわかったかも パチパチ',
              time: '20:14',
              tone: 'green',
            }}
          />
          <Pad>
            <Soft>元の言葉：犯人わかったかも 88888</Soft>
          </Pad>
        </AppWindow>
      </Columns>
    </Figure>
  );
}
