import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** How the value of one setting comes about: what is on the right wins. */
export const SdkPrecedenceFigure: FigureComponent = () => (
  <Figure caption="portが決まるまで。右にあるものほど優先され、書いてあれば前の値を置き換えます。">
    <FlowDiagram
      steps={[
        {title: '初期値', note: '11180', icon: 'box'},
        {title: 'setupの引数', note: 'port: 11181', icon: 'code'},
        {title: 'CSSの変数', note: '--one-sdk-port: 11182', icon: 'pen'},
        {title: 'URL', note: '?port=11183', icon: 'open'},
        {title: '使う値', note: '11183', icon: 'check', tone: 'app'},
      ]}
    />
  </Figure>
);
