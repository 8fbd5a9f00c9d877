import {SETTINGS_SECTIONS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {Field, Push, Slider, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Form, FormRow} from './kit/Form';
import {SettingsWindow} from './kit/SettingsWindow';

const OPEN_SECTION = 'UI';

/** The settings: sections on the left, the chosen section on the right. */
export function SettingsWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定の画面。項目を選ぶと、その中身が出ます。変えた値は自動で保存されます。"
      label={`設定の画面。左の一覧は上から順に、${SETTINGS_SECTIONS.join('、')}。「${OPEN_SECTION}」を選び、右にテーマ、フォント、文字の大きさ、新着の位置などが出ている。一番下に「初期値に戻す」。`}
    >
      <SettingsWindow version={version} open={OPEN_SECTION}>
        <Form>
          <FormRow name="テーマ">
            <Field select>システムに合わせる</Field>
          </FormRow>
          <FormRow name="フォント">
            <Field select>OSの標準</Field>
          </FormRow>
          <FormRow name="文字の大きさ">
            <Slider value={40} />
          </FormRow>
          <FormRow name="新着の位置">
            <Field select>下</Field>
          </FormRow>
          <FormRow name="ユーザーアイコン">
            <Switch on />
          </FormRow>
          <FormRow name="バッジ">
            <Switch on />
          </FormRow>
          {isAtLeast(version, '6.0') && (
            <FormRow name="ホバーで停止">
              <Switch on={false} />
            </FormRow>
          )}
          <FormRow>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
