import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** The order in which the dictionaries work upon one comment. The same wherever the window is. */
export const DictionaryOrderFigure: FigureComponent = () => {
  return (
    <Figure caption="声になるまでの順番。前の辞書が置き換えた後の言葉に、次の辞書が適用されます。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「Nice!www」', icon: 'chat'},
          {title: 'クラウド辞書', note: '「ナイス!www」', icon: 'download'},
          {title: '自分の辞書', note: '「ナイス!わら」', icon: 'book', tone: 'app'},
          {title: '内蔵辞書', note: '残りの読みを直す', icon: 'box'},
          {title: '声', note: '「みかん箱 ナイス!わら」と読む', icon: 'mic'},
        ]}
      />
    </Figure>
  );
};
