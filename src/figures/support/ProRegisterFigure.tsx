import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** The part of the settings where the licence key goes. */
export function ProRegisterFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定の「Pro（ライセンス）」。キーを貼り付けて「登録」を押します。"
      label="設定の「Pro（ライセンス）」の画面。①ライセンスキーの欄にキーを貼り付けてある。②欄の下の「登録」ボタン。③今の状態は「登録済み」で、開き直すと有効になると書いてある。"
      legend={['ライセンスキー', '登録', '状態']}
    >
      <SettingsWindow version={version} open="Pro（ライセンス）">
        <Form>
          <FormRow n={1} name="ライセンスキー" note="前後に空白や改行を入れない">
            <Field wide>PRO-•••••-…-•7Q4M</Field>
          </FormRow>
          <FormRow n={2}>
            <Push tone="main">登録</Push>
          </FormRow>
          <FormRow n={3} name="状態">
            <Tag tone="soft">登録済み</Tag>
            <Soft>開き直すと有効になります</Soft>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
