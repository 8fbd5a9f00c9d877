import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Three ways from a key of the Stream Deck to the app. The same in every version. */
export const StreamDeckFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="ボタンから本アプリまでの3つの道。はじめはホットキーで作ります。">
      <FlowDiagram
        steps={[
          {title: 'ボタン', note: 'Stream Deck', icon: 'cursor'},
          [
            {title: 'ホットキー', note: 'キーを押した扱い'},
            {title: 'Webリクエスト', note: 'POSTやPUTを送る'},
            {title: 'ウェブサイト', note: 'URLを開く'},
          ],
          [
            {title: 'ショートカット', note: '設定 → その他'},
            {title: 'ローカルAPI', note: '127.0.0.1:11180'},
            {title: 'ブラウザ', note: 'ポン出しキットなど'},
          ],
          {title: '本アプリ', note: '操作が行われます', icon: 'check', tone: 'app'},
        ]}
      />
    </Figure>
  );
};
