import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Columns, Line, Strong} from '../kit/Columns';
import {CommentLine, type SampleComment} from '../kit/CommentLine';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {Phone} from '../kit/Phone';
import {Stage, StageItem} from '../kit/Stage';

const WRITTEN: readonly SampleComment[] = [
  {name: 'ねむい猫', text: 'リクエスト 夜の散歩道', time: '20:41', tone: 'green'},
  {name: 'しおむすび', text: 'この声すきです', time: '20:42', tone: 'blue'},
  {name: 'ほうじ茶', text: 'リクエスト みかんの歌', time: '20:43', tone: 'green'},
];

/** Requests on a phone, and the list of songs with the requests upon the stream; before 5.2 the songs alone. */
export function SetlistOverlayFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  if (!isAtLeast(version, '5.2')) return <SongsOnly />;
  return (
    <Figure
      caption="視聴者のコメントと、配信画面。今日の曲と、届いたリクエストを並べて出した例です。"
      label="左のスマートフォンに3つのコメント。ねむい猫は夜の散歩道、ほうじ茶はみかんの歌をリクエスト。しおむすびはふつうのコメント。右の配信画面に「セットリスト」の一覧。朝のコーヒーに済のマークがあり、月とおにぎり、みかんの歌と続く。その横に「リクエスト」の一覧があり、夜の散歩道とみかんの歌が出ている。"
    >
      <Columns look="wide-last">
        <Phone address="配信のコメント欄">
          {WRITTEN.map((comment) => (
            <CommentLine key={comment.time} comment={comment} />
          ))}
        </Phone>
        <Stage>
          <StageItem x={3} y={5} width={50}>
            <Songs />
          </StageItem>
          <StageItem x={57} y={5} width={40}>
            <Panel title="リクエスト" tone="obs">
              <Line>夜の散歩道</Line>
              <Line>みかんの歌</Line>
            </Panel>
          </StageItem>
        </Stage>
      </Columns>
    </Figure>
  );
}

function SongsOnly(): ReactNode {
  return (
    <Figure
      caption="配信画面に「setlist」のテンプレートを出した例。歌い終わった曲に「済」のマークが付きます。"
      label="配信画面の左に「セットリスト」の一覧。朝のコーヒーに済のマークがあり、次の月とおにぎりが目立ち、みかんの歌と続く。"
    >
      <Stage>
        <StageItem x={3} y={8} width={45}>
          <Songs />
        </StageItem>
        <StageItem x={66} y={45}>
          演奏の画面
        </StageItem>
      </Stage>
    </Figure>
  );
}

function Songs(): ReactNode {
  return (
    <Panel title="セットリスト" tone="obs">
      <Line>
        1. 朝のコーヒー <Tag tone="soft">済</Tag>
      </Line>
      <Line>
        <Strong>2. 月とおにぎり</Strong>
      </Line>
      <Line>3. みかんの歌</Line>
    </Panel>
  );
}
