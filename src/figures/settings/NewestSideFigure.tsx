import type {FigureComponent} from '../kit/app';
import {Columns} from '../kit/Columns';
import {CommentLine} from '../kit/CommentLine';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {COMMENTS} from '../kit/samples';
import {Window} from '../kit/Window';

const SHOWN = COMMENTS.slice(2);
const NEWEST = SHOWN.at(-1);

/** The same comments with the newest below and above. */
export const NewestSideFigure: FigureComponent = () => (
  <Figure
    caption="新着の位置。色の付いた行が、一番新しいコメントです。"
    label="同じ3件のコメントの並びが2つ。新着の位置が「下」のときは、20時2分、20時3分、20時4分の順で、新しいものが一番下。「上」のときは逆の順で、新しいものが一番上。"
  >
    <Columns>
      <Window bar="新着の位置：下">
        <Panel title="コメント">
          {SHOWN.map((comment) => (
            <CommentLine key={comment.name} comment={comment} marked={comment === NEWEST} />
          ))}
        </Panel>
      </Window>
      <Window bar="新着の位置：上">
        <Panel title="コメント">
          {[...SHOWN].reverse().map((comment) => (
            <CommentLine key={comment.name} comment={comment} marked={comment === NEWEST} />
          ))}
        </Panel>
      </Window>
    </Columns>
  </Figure>
);
