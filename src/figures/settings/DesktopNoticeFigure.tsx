import {APP_NAME, type FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Window} from '../kit/Window';

/** A notice of the operating system beside the game that hides the app. */
export const DesktopNoticeFigure: FigureComponent = () => (
  <Figure
    caption="OSの通知。本アプリがほかのウィンドウに隠れていても、画面の端に出ます。"
    label={`ゲームのウィンドウの横に、OSの通知が出ている。見出しはアプリの名前「${APP_NAME}」。その下に①コメントした人の名前「みかん箱」と、②本文「はじめまして」。`}
    legend={['名前', '本文']}
  >
    <Columns>
      <Window bar="ゲーム">
        <Pad>
          <Soft>本アプリは後ろに隠れています</Soft>
        </Pad>
      </Window>
      <Dialog title={APP_NAME} icon="chat">
        <Pad>
          <Line>
            <Callout n={1} />
            <Icon name="user" size={14} />
            みかん箱
          </Line>
          <Line>
            <Callout n={2} />
            はじめまして
          </Line>
        </Pad>
      </Dialog>
    </Columns>
  </Figure>
);
