import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** The switches of the comment log: two for everything, one for a frame. */
export function CommentLogSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="上は設定 → その他、下は枠の歯車から開く枠設定です。初期値は①と③がオン、②がオフで、図は②もオンにした例です。"
      label="設定の「その他」の画面。①「コメントログを残す」はオン。②「ログをファイルとしても書き出し」もオンにした。その下は枠設定の画面で、枠「メイン」の③「ログを残す」がオン。"
      legend={['コメントログを残す', 'ログをファイルとしても書き出し', 'ログを残す（枠設定）']}
    >
      <SettingsWindow version={version} open="その他">
        <Form>
          <FormRow name="自動起動">
            <Switch on={false} />
          </FormRow>
          <FormRow name="終了の確認をしない">
            <Switch on={false} />
          </FormRow>
          <FormRow n={1} name="コメントログを残す" marked>
            <Switch on />
          </FormRow>
          <FormRow n={2} name="ログをファイルとしても書き出し" marked>
            <Switch on />
          </FormRow>
          {isAtLeast(version, '5.2') && (
            <FormRow
              name={
                <>
                  ハードウェア
                  <wbr />
                  アクセラレー
                  <wbr />
                  ション
                </>
              }
            >
              <Switch on />
            </FormRow>
          )}
        </Form>
      </SettingsWindow>
      <br />
      <AppWindow version={version} title="枠設定 – メイン">
        <Form>
          <FormRow n={3} name="ログを残す" note="この枠のコメントをログに残す">
            <Switch on />
          </FormRow>
        </Form>
      </AppWindow>
    </Figure>
  );
}
