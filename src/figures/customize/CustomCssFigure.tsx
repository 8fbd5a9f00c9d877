import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Mono, Pad} from '../kit/Columns';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {ObsWindow} from '../kit/ObsWindow';

const LEGEND = [
  '@import（使うときだけ）',
  '最初からある文',
  '書き足すCSS',
  'キャッシュを更新',
  'OK',
];

/** Where CSS goes in the properties of a browser source, from top to bottom. */
export const CustomCssFigure: FigureComponent = () => {
  return (
    <Figure
      caption="OBSの「カスタムCSS」に書く順番。最初からある文は消さず、その下に書き足します。"
      label="OBSのブラウザソースのプロパティ。「カスタムCSS」の欄に上から、①@importの行、②最初からある背景を透明にする文、③書き足した変数の指定。下に④「現在のページのキャッシュを更新」と⑤「OK」のボタン。"
      legend={LEGEND}
    >
      <ObsWindow title="プロパティ – basic">
        <Form>
          <FormRow name="ローカルファイル">
            <Check on>…/templates/basic/index.html</Check>
          </FormRow>
          <FormRow name="幅・高さ">
            <Field>400</Field>
            <Field>800</Field>
          </FormRow>
          <FormRow n={1} name="カスタムCSS">
            <Mono>@import url(&quot;…&quot;);</Mono>
          </FormRow>
          <FormRow n={2}>
            <Mono>{'body { background-color: rgba(0, 0, 0, 0); … }'}</Mono>
          </FormRow>
          <FormRow n={3}>
            <Mono>
              {':root {'}
              <br />
              {'\u00a0\u00a0--lcv-font-size: 32px;'}
              <br />
              {'\u00a0\u00a0--lcv-name-color: #ffe08a;'}
              <br />
              {'}'}
            </Mono>
          </FormRow>
        </Form>
        <Pad>
          <Line>
            <Callout n={4} />
            <Push>現在のページのキャッシュを更新</Push>
            <Line>
              <Callout n={5} />
              <Push tone="main">OK</Push>
            </Line>
          </Line>
        </Pad>
      </ObsWindow>
    </Figure>
  );
};
