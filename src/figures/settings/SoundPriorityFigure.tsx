import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** Which one of the five sounds rings for a comment. */
export const SoundPriorityFigure: FigureComponent = () => (
  <Figure caption="鳴る音の決まり方。上から見て、最初に当てはまった音が1つだけ鳴ります。">
    <DecisionFlow
      start="コメントが1件届いた"
      columns={[
        {
          checks: [
            {question: 'ギフトですか', exit: 'はい', remedy: 'ギフトの音が鳴ります'},
            {
              question: 'チャンネルポイントですか',
              exit: 'はい',
              remedy: 'チャンネルポイントの音が鳴ります',
            },
            {question: '初コメですか', exit: 'はい', remedy: '初コメの音が鳴ります'},
            {question: '視聴者の新着ですか', exit: 'はい', remedy: '新着の音が鳴ります'},
          ],
          end: '既定の音が鳴ります。オフの音は飛ばして、次を見ます',
        },
      ]}
    />
  </Figure>
);
