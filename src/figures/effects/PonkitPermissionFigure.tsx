import type {FigureComponent} from '../kit/app';
import {Dialog} from '../kit/Dialog';
import {Figure} from '../kit/Figure';

/** The question of the browser before a web page may reach the app. */
export const PonkitPermissionFigure: FigureComponent = () => {
  return (
    <Figure
      caption="最初に開いたときのブラウザのウィンドウ（略図）。「許可する」を押すと、本アプリとつながります。"
      label="ブラウザの許可のウィンドウ。「このデバイス上の他のアプリやサービスへのアクセス」を求めていて、「ブロック」と「許可する」のボタンがある。"
    >
      <Dialog title="次の許可を求めています" icon="monitor" buttons={['ブロック', '許可する']}>
        このデバイス上の他のアプリやサービスへのアクセス
      </Dialog>
    </Figure>
  );
};
