import {APP_NAME, type FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Push} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';
import {Window} from '../kit/Window';

/** The two steps of the warning of macOS 15 and later. The same in every version. */
export const GatekeeperFigure: FigureComponent = () => {
  return (
    <Figure
      caption="macOS 15以降の警告（略図）。警告を閉じてから、システム設定で開くことを許可します。"
      label={`macOSの警告の2段階。1段階目は「「${APP_NAME}」は開いていません」と出るウィンドウで、①「完了」を押して閉じる。2段階目はシステム設定。②左の一覧の「プライバシーとセキュリティ」を選び、右を下へスクロールすると出る③「このまま開く」を押す。`}
      legend={['完了', 'プライバシーとセキュリティ', 'このまま開く']}
    >
      <Columns>
        <Dialog title={`「${APP_NAME}」は開いていません`} icon="ban">
          <Pad>
            <span>悪質なソフトウェアかどうかを確認できませんでした。</span>
            <Line>
              <Push>ゴミ箱に入れる</Push>
              <Callout n={1} />
              <Push tone="main">完了</Push>
            </Line>
          </Pad>
        </Dialog>
        <Window tone="mac" bar={<Strong>システム設定</Strong>}>
          <DataGrid
            columns="1.25rem minmax(0, 1fr)"
            rows={[
              {key: 'general', cells: ['', '一般']},
              {
                key: 'privacy',
                marked: true,
                cells: [<Callout key="n" n={2} />, 'プライバシーとセキュリティ'],
              },
            ]}
          />
          <Pad>
            <Soft>{`“${APP_NAME}”は、お使いのMacを守るために開かれませんでした。`}</Soft>
            <Line>
              <Callout n={3} />
              <Push>このまま開く</Push>
            </Line>
          </Pad>
        </Window>
      </Columns>
    </Figure>
  );
};
