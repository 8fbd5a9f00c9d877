import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout, circled} from '../kit/Callout';
import {Line} from '../kit/Columns';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';

const SAME = '共通の設定';

/** The window 枠設定 of the frame サブ: what it changes, and what follows the common settings. */
export function ServiceOptionsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const voicevox = isAtLeast(version, '6.0');
  const more = isAtLeast(version, '7.1');
  const engines = [
    '棒読みちゃんの声、音量',
    'ゆかりねっとコネクターNEOの声、音量',
    ...(voicevox ? ['VOICEVOXの話者と調整'] : []),
    ...(more ? ['COEIROINK、AivisSpeechの話者'] : []),
  ];
  const sound = engines.length + 4;
  return (
    <Figure
      caption={`枠の歯車から開く枠設定。「サブ」の枠だけ、${voicevox ? '声の音量と話者、新着の音' : '声の音量と新着の音'}を変えています。`}
      label={`枠設定のウィンドウ。タイトルは「枠設定 – サブ」。読み上げの項目は、①声が共通の設定、②声の音量が60。変えた項目の右には、③「共通に戻す」がある。続いて${engines.map((name, index) => `${circled(index + 4)}「${name}」`).join('、')}が並ぶ。音の項目は、${circled(sound)}新着の音がオフ。ログの項目は、${circled(sound + 1)}ログを残すがオン。`}
      legend={['声', '声の音量', '共通に戻す', ...engines, '音', 'ログを残す']}
    >
      <AppWindow version={version} title="枠設定 – サブ">
        <Form>
          <FormHeading>読み上げ</FormHeading>
          <FormRow n={1} name="声">
            <Same />
          </FormRow>
          <FormRow n={2} name="声の音量" marked>
            <Slider value={60} />
            <Reading>60</Reading>
            <Line>
              <Callout n={3} />
              <Push icon="refresh">共通に戻す</Push>
            </Line>
          </FormRow>
          <FormRow n={4} name="棒読みちゃんの声">
            <Same />
          </FormRow>
          <FormRow n={5} name="ゆかりねっとコネクターNEOの声">
            <Same />
          </FormRow>
          {voicevox && (
            <FormRow n={6} name="VOICEVOXの話者" marked>
              <Field select>話者B（ノーマル）</Field>
              <Push icon="refresh">共通に戻す</Push>
            </FormRow>
          )}
          {more && (
            <FormRow n={7} name="COEIROINKの話者">
              <Same />
            </FormRow>
          )}
          {more && (
            <FormRow name="AivisSpeechの話者">
              <Same />
            </FormRow>
          )}
          <FormHeading>音</FormHeading>
          <FormRow name="ギフト">
            <Same />
          </FormRow>
          <FormRow n={sound} name="新着" marked>
            <Switch on={false} />
            <Push icon="refresh">共通に戻す</Push>
          </FormRow>
          <FormHeading>ログ</FormHeading>
          <FormRow n={sound + 1} name="ログを残す">
            <Switch on />
          </FormRow>
        </Form>
      </AppWindow>
    </Figure>
  );
}

function Same(): ReactNode {
  return (
    <Field select empty>
      {SAME}
    </Field>
  );
}
