import type {FigureComponent} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Columns, Line, Pad, Soft} from '../kit/Columns';
import {Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Panel} from '../kit/Panel';

const LEGEND = [
  '合図の言葉',
  '数',
  '遅らせる',
  '連打防止',
  '押している間、くり返す',
  '見た目',
  'キーや機器で押す',
  '置き場',
];

/** The fields of one button of the pad, and the buttons that are on no page. */
export const PonkitEditFigure: FigureComponent = () => {
  return (
    <Figure
      caption="「編集」を押したところ。ボタンを選ぶと、設定を変えられます。"
      label="ポン出しキットの編集。「拍手」の設定に、①合図の言葉8888、②数1回、③遅らせる0秒、④連打防止0.3秒が並ぶ。⑤押している間くり返すのスイッチはオフ、⑥見た目は名前と色、⑦キーは1で、割り当てるボタンがある。右に⑧置き場があり、ページから外した「休憩」と、置くボタンがある。"
      legend={LEGEND}
    >
      <BrowserWindow address="…/tools/wordparty-ponkit">
        <Columns look="wide-first">
          <Panel title="「拍手」の設定">
            <Form>
              <FormRow n={1} name="合図の言葉" note="1行に1つ">
                <Field wide>8888</Field>
              </FormRow>
              <FormRow n={2} name="数">
                <Field>1</Field>
                <Soft>回</Soft>
              </FormRow>
              <FormRow n={3} name="遅らせる">
                <Field>0</Field>
                <Soft>秒</Soft>
              </FormRow>
              <FormRow n={4} name="連打防止">
                <Field>0.3</Field>
                <Soft>秒</Soft>
              </FormRow>
              <FormRow n={5} name="押している間、くり返す">
                <Switch on={false} />
              </FormRow>
              <FormRow n={6} name="見た目">
                <Field>拍手</Field>
                <Field select>緑</Field>
              </FormRow>
              <FormRow n={7} name="キー">
                <Field>1</Field>
                <Push>割り当てる</Push>
              </FormRow>
            </Form>
          </Panel>
          <Panel title="置き場" callout={8}>
            <Pad>
              <Line>
                休憩
                <Push>置く</Push>
              </Line>
              <Soft>ページから外したボタンが残ります</Soft>
            </Pad>
          </Panel>
        </Columns>
      </BrowserWindow>
    </Figure>
  );
};
