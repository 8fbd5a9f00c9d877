import type {FigureComponent} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';

/** Which way of changing the look suits, from easy to hard. */
export const CustomizeChoiceFigure: FigureComponent = () => {
  return (
    <Figure caption="どこまで変えたいかで、方法が決まります。上ほどやさしい方法です。">
      <DecisionFlow
        start="配信の見た目を変えたい"
        columns={[
          {
            checks: [
              {
                question: 'CSSを書かずに、選ぶだけで済ませたいですか',
                exit: 'はい',
                remedy: 'テンプレートエディタで作ります',
              },
              {
                question: '変えるのは、文字の大きさやフォントだけですか',
                exit: 'はい',
                remedy: '「テンプレートの文字を変える」を読みます',
              },
              {
                question: 'サイトや人、ギフトごとに変えたいですか',
                exit: 'はい',
                remedy: '「コメントごとに見た目を変える」を読みます',
              },
              {
                question: '今のテンプレートの形のままでよいですか',
                exit: 'はい',
                remedy: '「見た目を自分で作る」のCSSを書き足します',
              },
            ],
            end: '「見た目を自分で作る」の手順で、新しいテンプレートを作ります',
          },
        ]}
      />
    </Figure>
  );
};
