import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Line, Soft} from '../kit/Columns';
import {Check, Field, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const ITEMS = [
  ['ユーザーアイコン', true],
  ['バッジ', true],
  ['ユーザーID', false],
  ['枠名', false],
  ['時刻', true],
  ['コメント番号', false],
  ['ラベル', true],
  ['前回からの時間', false],
] as const;

const VIEWS = [
  ['コメント', true],
  ['ギフト', true],
  ['無料ギフト', false],
  ['配信情報', true],
] as const;

const LEGEND = ['表示する項目', '新着の位置', 'アニメーション', 'フロート表示'];

/** The part of 設定 → UI about what is shown and how it moves, as it is at first. */
export function UiShowSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const hover = isAtLeast(version, '6.0');
  return (
    <Figure
      caption="設定 → UIの表示と動き。どれも初期値です。"
      label={`設定の「UI」の下の部分。①表示する項目はユーザーアイコン、バッジ、時刻、ラベルにチェックがあり、ユーザーID、枠名、コメント番号、前回からの時間にはない。②新着の位置は下。③アニメーションはオン。④フロート表示はオフ${hover ? 'で倍率1.5。⑤ホバーで停止はオフ。⑥' : '。⑤'}表示の切り替えはコメント、ギフト、配信情報にチェックがあり、無料ギフトにはない。`}
      legend={[...LEGEND, ...(hover ? ['ホバーで停止'] : []), '表示の切り替え']}
    >
      <SettingsWindow version={version} open="UI">
        <Form>
          <FormRow n={1} name="表示する項目">
            <Checks items={ITEMS} />
          </FormRow>
          <FormHeading>並びと動き</FormHeading>
          <FormRow n={2} name="新着の位置">
            <Field select>下</Field>
          </FormRow>
          <FormRow n={3} name="アニメーション">
            <Switch on />
          </FormRow>
          <FormRow n={4} name="フロート表示">
            <Switch on={false} />
            {hover && (
              <>
                <Soft>倍率</Soft>
                <Slider value={25} />
                <Reading>1.5</Reading>
              </>
            )}
          </FormRow>
          {hover && (
            <FormRow n={5} name="ホバーで停止">
              <Switch on={false} />
            </FormRow>
          )}
          <FormHeading>欄</FormHeading>
          <FormRow n={hover ? 6 : 5} name="表示の切り替え">
            <Checks items={VIEWS} />
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

interface ChecksProps {
  readonly items: readonly (readonly [name: string, on: boolean])[];
}

function Checks({items}: ChecksProps): ReactNode {
  return (
    <Line>
      {items.map(([name, on]) => (
        <Check key={name} on={on}>
          {name}
        </Check>
      ))}
    </Line>
  );
}
