import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Line, Soft} from '../kit/Columns';
import {Check, Field, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = [
  '名前の文字数を制限',
  '@から後ろを消す',
  '記号でニックネームを付ける',
  '記号',
  '付けられる相手',
  'ニックネームを保存',
  '表示にも使う',
];

/** The upper part of 設定 → コメント: names and nicknames. */
export function CommentNameSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → コメントの上の部分。視聴者が呼び名を付けられるようにした例です。"
      label="設定の「コメント」の上の部分。①名前の文字数を制限はオンで10文字。②@から後ろを消すはオン。③記号でニックネームを付けるはオンで、④記号は全角の＠。⑤付けられる相手はメンバーとサブスクにチェック。⑥ニックネームを保存はオン、⑦表示にも使うはオン。"
      legend={LEGEND}
    >
      <SettingsWindow version={version} open="コメント">
        <Form>
          <FormHeading>名前</FormHeading>
          <FormRow n={1} name="名前の文字数を制限">
            <Switch on />
            <Field>10</Field>
            <Soft>文字</Soft>
          </FormRow>
          <FormRow n={2} name="@から後ろを消す">
            <Switch on />
          </FormRow>
          <FormHeading>ニックネーム</FormHeading>
          <FormRow n={3} name="記号でニックネームを付ける">
            <Switch on />
          </FormRow>
          <FormRow n={4} name="記号">
            <Field>＠</Field>
          </FormRow>
          <FormRow n={5} name="付けられる相手">
            <Line>
              <Check on>メンバー</Check>
              <Check on={false}>チャンネルポイント</Check>
              <Check on>サブスク</Check>
              <Check on={false}>匿名以外</Check>
              <Check on={false}>匿名</Check>
            </Line>
          </FormRow>
          <FormRow n={6} name="ニックネームを保存">
            <Switch on />
          </FormRow>
          <FormRow n={7} name="表示にも使う">
            <Switch on />
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
