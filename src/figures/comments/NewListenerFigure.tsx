import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** When a comment is NEW and when it is 再訪. */
export const NewListenerFigure: FigureComponent = () => (
  <Figure caption="「NEW」と「再訪」の決まり方。記録があるかどうかで分かれます。">
    <DecisionFlow
      start="コメントが届いた"
      columns={[
        {
          checks: [
            {question: 'その人の記録がありますか', exit: 'いいえ', remedy: '「NEW」（初コメ）です'},
            {
              question: 'この配信で初めてのコメントですか',
              exit: 'いいえ',
              remedy: 'どちらも付きません。件数だけが増えます',
            },
            {
              question: '前のコメントから1週間以上たっていますか',
              exit: 'はい',
              remedy: '久しぶりの人です。「NEW」と「再訪」の両方が付きます',
            },
          ],
          end: '「再訪」です',
        },
      ]}
    />
  </Figure>
);
