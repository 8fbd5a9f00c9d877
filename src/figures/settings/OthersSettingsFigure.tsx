import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {circled} from '../kit/Callout';
import {Soft} from '../kit/Columns';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const FIRST = [
  '自動起動',
  '終了の確認をしない',
  '言語',
  'コメントログを残す',
  'ログをファイルとしても書き出し',
];

const GPU = 'ハードウェアアクセラレーション';

const LAST = ['リアクション', 'テストコメント', 'ショートカット', '初期値に戻す'];

/** 設定 → その他 as it is at first. */
export function OthersSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const gpu = isAtLeast(version, '5.2');
  const after = FIRST.length + (gpu ? 2 : 1);
  return (
    <Figure
      caption="設定 → その他。テストコメントのほかは、初期値のままです。"
      label={label(gpu)}
      legend={[...FIRST, ...(gpu ? [GPU] : []), ...LAST]}
    >
      <SettingsWindow version={version} open="その他">
        <Form>
          <FormHeading>起動と終了</FormHeading>
          <FormRow n={1} name="自動起動">
            <Switch on={false} />
          </FormRow>
          <FormRow n={2} name="終了の確認をしない">
            <Switch on={false} />
          </FormRow>
          <FormRow n={3} name="言語">
            <Field select>日本語</Field>
          </FormRow>
          <FormHeading>{gpu ? '記録と描画' : '記録'}</FormHeading>
          <FormRow n={4} name="コメントログを残す">
            <Switch on />
          </FormRow>
          <FormRow n={5} name="ログをファイルとしても書き出し">
            <Switch on={false} />
          </FormRow>
          {gpu && (
            <FormRow n={FIRST.length + 1} name={GPU}>
              <Switch on />
              <Soft>変えたら開き直す</Soft>
            </FormRow>
          )}
          <FormHeading>リアクション</FormHeading>
          <FormRow n={after} name="リアクション">
            <Switch on />
          </FormRow>
          <FormRow name="大きさ">
            <Slider value={20} />
            <Reading>32</Reading>
          </FormRow>
          <FormRow name="数の上限">
            <Field>50</Field>
          </FormRow>
          <FormRow name="倍率">
            <Field>1</Field>
          </FormRow>
          <FormHeading>テストと操作</FormHeading>
          <FormRow n={after + 1} name="テストコメント" note="1行に1つ">
            <Field wide>こんばんは！</Field>
          </FormRow>
          <FormRow n={after + 2} name="ショートカット">
            <Push icon="chevron">変える</Push>
          </FormRow>
          <FormRow n={after + 3}>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

function label(gpu: boolean): string {
  const after = FIRST.length + (gpu ? 2 : 1);
  return [
    '設定の「その他」。①自動起動はオフ、②終了の確認をしないはオフ、③言語は日本語。',
    '④コメントログを残すはオン、⑤ログをファイルとしても書き出しはオフ。',
    gpu ? '⑥ハードウェアアクセラレーションはオン。' : '',
    `${circled(after)}リアクションはオンで、大きさ、数の上限、倍率が続く。`,
    `${circled(after + 1)}テストコメントは「こんばんは！」。`,
    `${circled(after + 2)}ショートカットは「変える」のボタン。`,
    `最後は${circled(after + 3)}初期値に戻す。`,
  ].join('');
}
