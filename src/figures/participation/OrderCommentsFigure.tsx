import type {FigureComponent} from '../kit/app';
import {Columns, Pad, Soft, Strong} from '../kit/Columns';
import {CommentLine, type SampleComment} from '../kit/CommentLine';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Phone} from '../kit/Phone';

const WRITTEN: readonly SampleComment[] = [
  {name: 'ねむい猫', text: '参加希望です！', time: '20:14', tone: 'green'},
  {name: 'しおむすび', text: '参加希望 はじめてです', time: '20:15', tone: 'blue'},
  {name: 'ねむい猫', text: '参加希望', time: '20:16', tone: 'green'},
  {name: 'ほうじ茶', text: '!join', time: '20:17', tone: 'green'},
  {name: 'しおむすび', text: '用事で辞退します', time: '20:18', tone: 'blue'},
];

const RESULTS: readonly (readonly [string, string, 'accent' | 'amber' | 'soft'])[] = [
  ['ねむい猫が入る', '追加', 'accent'],
  ['しおむすびが入る', '追加', 'accent'],
  ['もう列にいる', 'そのまま', 'soft'],
  ['ほうじ茶が入る', '追加', 'accent'],
  ['しおむすびが外れる', '辞退', 'amber'],
];

/** What viewers write on their phones and what the queue makes of it. */
export const OrderCommentsFigure: FigureComponent = () => (
  <Figure
    caption="視聴者は、いつものコメント欄に書くだけです。「参加待ちリスト」には、本アプリがしたことを順に並べています。"
    label="左のスマートフォンに5つのコメント、右にその結果。ねむい猫の「参加希望です！」は列に追加。しおむすびの、参加希望で始まる文も追加。ねむい猫が2回目に書いた「参加希望」は、もう列にいるのでそのまま。ほうじ茶の「!join」は追加。しおむすびの「用事で辞退します」で、しおむすびが列から外れる。残るのは、ねむい猫とほうじ茶の2人。"
  >
    <Columns>
      <Phone address="配信のコメント欄">
        {WRITTEN.map((comment) => (
          <CommentLine key={comment.time} comment={comment} />
        ))}
      </Phone>
      <Pad>
        <Strong>参加待ちリスト</Strong>
        <DataGrid
          columns="1.25rem minmax(0, 1fr) auto"
          rows={RESULTS.map(([text, tag, tone], index) => ({
            key: text,
            cells: [
              index + 1,
              text,
              <Tag key="tag" tone={tone}>
                {tag}
              </Tag>,
            ],
          }))}
        />
        <Soft>残った列：1. ねむい猫　2. ほうじ茶</Soft>
      </Pad>
    </Columns>
  </Figure>
);
