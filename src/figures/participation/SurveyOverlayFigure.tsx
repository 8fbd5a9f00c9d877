import type {FigureComponent} from '../kit/app';
import {CommentLine, type SampleComment} from '../kit/CommentLine';
import {Columns, Line} from '../kit/Columns';
import {Slider} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Panel} from '../kit/Panel';
import {Phone} from '../kit/Phone';
import {Stage, StageItem} from '../kit/Stage';
import {ANSWERS, QUESTION} from './samples';

const WRITTEN: readonly SampleComment[] = [
  {name: 'たまご焼き', text: '1', time: '20:31', tone: 'green'},
  {name: 'みかん箱', text: '２', time: '20:31', tone: 'amber'},
  {name: 'ねむい猫', text: '協力プレイ', time: '20:32', tone: 'green'},
  {name: 'みかん箱', text: 'レース', time: '20:33', tone: 'amber'},
];

/** Answers on a phone, and the result upon the stream. */
export const SurveyOverlayFigure: FigureComponent = () => (
  <Figure
    caption="視聴者のコメントと、「survey」のテンプレートに出た結果。みかん箱の票は、後から書いた「レース」に変わります。"
    label="左のスマートフォンに4つの回答。たまご焼きは1、みかん箱は全角の2、ねむい猫は「協力プレイ」と書き、そのあとみかん箱が「レース」と書き直す。右の配信画面に、質問「次に遊ぶゲームは？」と、レース48%、パズル32%、協力プレイ20%の棒が出ている。"
  >
    <Columns look="wide-last">
      <Phone address="配信のコメント欄">
        {WRITTEN.map((comment) => (
          <CommentLine key={`${comment.name} ${comment.text}`} comment={comment} />
        ))}
      </Phone>
      <Stage>
        <StageItem x={4} y={6} width={92}>
          <Panel title={QUESTION} tools="25人" tone="obs">
            <DataGrid
              columns="5rem minmax(0, 1fr) 2.25rem"
              rows={ANSWERS.map(({name, percent}) => ({
                key: name,
                cells: [
                  name,
                  <Line key="bar">
                    <Slider value={percent} />
                  </Line>,
                  `${percent}%`,
                ],
              }))}
            />
          </Panel>
        </StageItem>
      </Stage>
    </Columns>
  </Figure>
);

/** A quiz from the first question to the winner. */
export const QuizFlowFigure: FigureComponent = () => (
  <Figure caption="クイズの進め方。1問ごとに「開始」から「正解を送る」までを行い、最後の問題の後で勝者を出します。">
    <FlowDiagram
      steps={[
        {title: '開始', note: '問題を読み上げる', icon: 'play', tone: 'app'},
        {title: '締め切り', note: '後から来た答えは数えない', icon: 'clock', tone: 'app'},
        {title: '結果を送る', note: '答えの割れ方を見せる', icon: 'people', tone: 'app'},
        {title: '正解を送る', note: '正解の選択肢が目立つ', icon: 'check', tone: 'app'},
        {title: 'クイズの勝者', note: '正解の多い順に名前が出る', icon: 'star', tone: 'app'},
      ]}
    />
  </Figure>
);
