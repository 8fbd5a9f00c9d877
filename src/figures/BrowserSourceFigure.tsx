import type {FigureComponent} from './kit/app';
import {Mono} from './kit/Columns';
import {Check, Field, Push} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Form, FormRow} from './kit/Form';
import {ObsWindow} from './kit/ObsWindow';

const LEGEND = ['ローカルファイル', '幅・高さ', 'FPS', 'カスタムCSS', 'シャットダウン', '更新'];

/** The properties of a browser source in OBS, which do not depend on the app's version. */
export const BrowserSourceFigure: FigureComponent = () => {
  return (
    <Figure
      caption="OBSのブラウザソースのプロパティ。ドラッグで入れた後、幅と高さを合わせます。"
      label="OBSのブラウザソースのプロパティ。①チェックの入った「ローカルファイル」と、index.htmlの場所。②幅400と高さ800。③FPSの60。④透明な背景を指定したカスタムCSS。⑤ソースのシャットダウンのチェックボックス。⑥ブラウザの表示を更新するチェックボックス。"
      legend={LEGEND}
    >
      <ObsWindow title="プロパティ – ブラウザ">
        <Form>
          <FormRow n={1}>
            <Check on>ローカルファイル</Check>
          </FormRow>
          <FormRow name="ファイル">
            <Field>…/templates/basic/index.html</Field>
          </FormRow>
          <FormRow n={2} name="幅・高さ">
            <Field>400</Field>
            <Field>800</Field>
          </FormRow>
          <FormRow n={3} name="FPS">
            <Check on>カスタムフレームレートを使用する</Check>
            <Field>60</Field>
          </FormRow>
          <FormRow n={4} name="カスタムCSS">
            <Mono>
              {'body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }'}
            </Mono>
          </FormRow>
          <FormRow n={5}>
            <Check on={false}>表示されていないときにソースをシャットダウンする</Check>
          </FormRow>
          <FormRow n={6}>
            <Check on={false}>シーンがアクティブになったときにブラウザの表示を更新する</Check>
          </FormRow>
          <FormRow>
            <Push>現在のページのキャッシュを更新</Push>
          </FormRow>
        </Form>
      </ObsWindow>
    </Figure>
  );
};
