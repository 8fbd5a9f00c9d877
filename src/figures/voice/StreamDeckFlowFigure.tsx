import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';

/** Three ways from a key of the Stream Deck to the app. */
export function StreamDeckFlowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="ボタンから本アプリを操作する3つの方法。はじめはホットキーで作ります。">
      <FlowDiagram
        steps={[
          {title: 'ボタン', note: 'Stream Deck', icon: 'cursor'},
          [
            {title: 'ホットキー', note: 'キーを押した扱い'},
            {
              title: 'Webリクエスト',
              note: isAtLeast(version, '8.0') ? 'POSTやPUTを送る' : 'POSTを送る',
            },
            {title: 'ウェブサイト', note: 'URLを開く'},
          ],
          [
            {title: 'ショートカット', note: '設定 → その他'},
            {title: 'ローカルAPI', note: '127.0.0.1:11180'},
            {
              title: 'ブラウザ',
              note: isAtLeast(version, '7.1') ? 'ポン出しキットなど' : '枠の一覧など',
            },
          ],
          {title: '本アプリ', note: '操作が行われます', icon: 'check', tone: 'app'},
        ]}
      />
    </Figure>
  );
}
