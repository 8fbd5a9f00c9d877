import {Fragment, type ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Mono} from '../kit/Columns';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = [
  '声',
  '試聴',
  '言語',
  '話速',
  '音程',
  '音量',
  'フォーマット',
  'ギフト用フォーマット',
  'チャンネルポイント用フォーマット',
];

const SYSTEM = ['システムメッセージを読む', 'システムメッセージ用フォーマット'];

/** The upper part of 設定 → 読み上げ: the voice and the shape of what is read. */
export function SpeechVoiceSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const system = isAtLeast(version, '6.0');
  return (
    <Figure
      caption="設定 → 読み上げの上の部分。ギフトだけ、読む文を変えた例です。"
      label={`設定の「読み上げ」の上の部分。「声」の項目は、①声がOSの声で右に②試聴のボタン、③言語が日本語、④話速1.0、⑤音程1.0、⑥音量100。「読む文」の項目は、⑦フォーマットが{name} {comment}、⑧ギフト用フォーマットがオンで「{name}さん、ありがとう。{comment}」、⑨チャンネルポイント用フォーマットがオフ。${system ? '⑩システムメッセージを読むはオフで、⑪そのフォーマットは{comment}。' : ''}`}
      legend={system ? [...LEGEND, ...SYSTEM] : LEGEND}
    >
      <SettingsWindow version={version} open="読み上げ">
        <Form>
          <FormHeading>声</FormHeading>
          <FormRow n={1} name="声">
            <Field select>OSの声</Field>
            <Line>
              <Callout n={2} />
              <Push icon="play">試聴</Push>
            </Line>
          </FormRow>
          <FormRow n={3} name="言語">
            <Field select>日本語</Field>
          </FormRow>
          <FormRow n={4} name="話速">
            <Slider value={33} />
            <Reading>1.0</Reading>
          </FormRow>
          <FormRow n={5} name="音程">
            <Slider value={50} />
            <Reading>1.0</Reading>
          </FormRow>
          <FormRow n={6} name="音量">
            <Slider value={97} />
            <Reading>100</Reading>
          </FormRow>
          <FormHeading>読む文</FormHeading>
          <FormRow n={7} name="フォーマット">
            <Field>
              <Mono>{'{name} {comment}'}</Mono>
            </Field>
          </FormRow>
          <FormRow n={8} name={<Broken parts={['ギフト用', 'フォーマット']} />}>
            <Switch on />
            <Field>
              <Mono>{'{name}さん、ありがとう。{comment}'}</Mono>
            </Field>
          </FormRow>
          <FormRow n={9} name={<Broken parts={['チャンネル', 'ポイント用', 'フォーマット']} />}>
            <Switch on={false} />
          </FormRow>
          {system && (
            <>
              <FormRow n={10} name={<Broken parts={['システム', 'メッセージを読む']} />}>
                <Switch on={false} />
              </FormRow>
              <FormRow
                n={11}
                name={<Broken parts={['システム', 'メッセージ用', 'フォーマット']} />}
              >
                <Field empty>
                  <Mono>{'{comment}'}</Mono>
                </Field>
              </FormRow>
            </>
          )}
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

/** A long name, broken where it reads well. */
function Broken({parts}: {readonly parts: readonly string[]}): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <br />}
      {part}
    </Fragment>
  ));
}
