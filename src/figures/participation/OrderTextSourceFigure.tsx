import type {FigureComponent} from '../kit/app';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {ObsWindow} from '../kit/ObsWindow';

/** A text source of OBS that reads waiting.txt. */
export const OrderTextSourceFigure: FigureComponent = () => (
  <Figure
    caption="OBSのテキストソースのプロパティ。waiting.txtを読み、列が変わるたびに自動で書き換わります。"
    label="OBSのテキストのプロパティ。①「ファイルからの読み取り」にチェック。②テキストファイル (UTF-8)はデータフォルダのwaiting.txt。③フォントの選択。④「テキスト領域の範囲を指定する」にチェックがあり、⑤幅600、高さ400。"
    legend={[
      'ファイルからの読み取り',
      'テキストファイル',
      'フォント',
      'テキスト領域の範囲を指定する',
      '幅・高さ',
    ]}
  >
    <ObsWindow title="プロパティ – テキスト（GDI+）">
      <Form>
        <FormRow n={1}>
          <Check on>ファイルからの読み取り</Check>
        </FormRow>
        <FormRow n={2} name="テキストファイル (UTF-8)">
          <Field>…/waiting.txt</Field>
          <Push>参照</Push>
        </FormRow>
        <FormRow n={3} name="フォント">
          <Push>フォントの選択</Push>
        </FormRow>
        <FormRow n={4}>
          <Check on>テキスト領域の範囲を指定する</Check>
        </FormRow>
        <FormRow n={5} name="幅・高さ">
          <Field>600</Field>
          <Field>400</Field>
        </FormRow>
      </Form>
    </ObsWindow>
  </Figure>
);
