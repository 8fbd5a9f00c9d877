import type {ReactNode} from 'react';

import {APP_NAME, appVersion, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {CommentLine} from '../kit/CommentLine';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Mark} from '../kit/Mark';
import {Numbered} from '../kit/Numbered';
import {COMMENTS} from '../kit/samples';
import {Window} from '../kit/Window';

/** The title bar of the main window, and the small window that PiP表示 makes of it. */
export function PipFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="ふだんのタイトルバーと、そこから切り替えたPiP表示です。PiP表示ではコメントだけを見せます。"
      label={`左はふだんのタイトルバー。左端に名前「${APP_NAME}」、その右に①バージョン番号${appVersion(version)}、続けて②前面固定と③PiP表示のアイコンがある。右はPiP表示で、小さなウィンドウにコメントが2件だけ並び、③のアイコンで元に戻る。`}
      legend={['バージョン番号', '前面固定', 'PiP表示']}
    >
      <Columns look="wide-first">
        <Window
          bar={
            <>
              <Mark />
              <Line>
                <span>{APP_NAME}</span>
                <Numbered n={1}>
                  <Soft>{appVersion(version)}</Soft>
                </Numbered>
                <Numbered n={2}>
                  <Icon name="pin" size={15} />
                </Numbered>
                <Numbered n={3}>
                  <Icon name="pip" size={15} />
                </Numbered>
              </Line>
            </>
          }
        >
          <Pad>
            <Soft>枠の一覧、コメント、ギフト/スパチャ、配信情報</Soft>
          </Pad>
        </Window>
        <Window
          bar={
            <>
              <Mark />
              <Callout n={3} />
              <Icon name="pip" size={15} />
            </>
          }
        >
          {COMMENTS.slice(3, 5).map((comment) => (
            <CommentLine key={comment.name} comment={comment} />
          ))}
        </Window>
      </Columns>
    </Figure>
  );
}
