import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Line, Soft} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {Glyph} from '../kit/Glyph';
import {Icon} from '../kit/Icon';
import {SERVICES} from '../kit/samples';
import {SettingsWindow} from '../kit/SettingsWindow';

/** 設定 → メイン画面: the order of the frames, the split and what each half shows. */
export function MainSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → メイン画面。分割をオンにし、右の欄を「質問」で絞った例です。"
      label="設定の「メイン画面」。①枠の並びはメイン、サブの順。行の左に並べ替えアイコンがある。②コメント欄を分割はオン。③左の欄の絞り込みはなし。④右の欄は検索が「質問」で、「新着だけ」にチェックがある。最後は⑤「初期値に戻す」のボタン。"
      legend={['枠の並び', 'コメント欄を分割', '左の欄', '右の欄', '初期値に戻す']}
    >
      <SettingsWindow version={version} open="メイン画面">
        <Form>
          {SERVICES.map(({name, tone}, index) => (
            <FormRow
              key={name}
              name={index === 0 ? '枠の並び' : ''}
              {...(index === 0 ? {n: 1, note: 'ドラッグで動かす'} : {})}
            >
              <Icon name="grip" size={14} />
              <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
              {name}
            </FormRow>
          ))}
          <FormHeading>コメント欄</FormHeading>
          <FormRow n={2} name="コメント欄を分割">
            <Switch on />
          </FormRow>
          <FormRow n={3} name="左の欄">
            <Push icon="funnel">絞り込み</Push>
            <Soft>なし</Soft>
          </FormRow>
          <FormRow n={4} name="右の欄">
            <Push icon="funnel">絞り込み</Push>
            <Line>
              <Field>質問</Field>
              <Check on>新着だけ</Check>
            </Line>
          </FormRow>
          <FormRow n={5}>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
