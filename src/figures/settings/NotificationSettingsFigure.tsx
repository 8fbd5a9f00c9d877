import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** Name, whether it rings, its file and its volume; the default sound has no switch of its own. */
type Sound = readonly [name: string, on: boolean | undefined, file: string, volume: number];

const SOUNDS: readonly Sound[] = [
  ['ギフト', true, 'fanfare.mp3', 70],
  ['チャンネルポイント', true, 'coin.wav', 50],
  ['初コメ', true, 'bell.wav', 50],
  ['新着', false, 'knock.wav', 50],
  ['既定', undefined, 'soft-click.ogg', 30],
];

/** 設定 → 通知: five sounds (from 5.2 on, the strongest first), then the notices of the system. */
export function NotificationSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const device = isAtLeast(version, '6.0');
  const rest = [
    ...(device ? ['音を出す機器'] : []),
    '一番安いギフトで鳴らさない',
    '除外ユーザー',
    'OSの通知を出す',
  ];
  const first = SOUNDS.length + 2;
  const after = first + (device ? 1 : 0);
  return (
    <Figure
      caption={`設定 → 通知。${isAtLeast(version, '5.2') ? '音は優先順位の高い順に並びます。' : ''}新着の音だけをオフにした例です。`}
      label={label(device)}
      legend={['音を鳴らす', ...SOUNDS.map(([name]) => name), ...rest]}
    >
      <SettingsWindow version={version} open="通知">
        <Form>
          <FormHeading>音</FormHeading>
          <FormRow n={1} name="音を鳴らす">
            <Switch on />
          </FormRow>
          {SOUNDS.map(([name, on, file, volume], index) => (
            <FormRow key={name} n={index + 2} name={breakable(name)}>
              {on !== undefined && <Switch on={on} />}
              <Field>{file}</Field>
              <Push icon="play" />
              <Slider value={volume} />
              <Reading>{volume}</Reading>
            </FormRow>
          ))}
          {device && (
            <FormRow n={first} name="音を出す機器">
              <Field select>OSの既定の機器</Field>
            </FormRow>
          )}
          <FormRow n={after} name="一番安いギフトで鳴らさない">
            <Switch on={false} />
          </FormRow>
          <FormRow n={after + 1} name="除外ユーザー" note="1行に1人">
            <Field>Nightbot</Field>
          </FormRow>
          <FormHeading>OSの通知</FormHeading>
          <FormRow n={after + 2} name="OSの通知を出す">
            <Switch on={false} />
          </FormRow>
          <FormRow name="通知の音">
            <Switch on={false} />
          </FormRow>
          <FormRow name="除外ユーザー" note="1行に1人">
            <Field empty>なし</Field>
          </FormRow>
          <FormRow>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

/** The long name may break in the middle on a phone. */
function breakable(name: string): ReactNode {
  const [head = name, tail] = name.split(/(?=ポイント)/u);
  return (
    <>
      {head}
      <wbr />
      {tail}
    </>
  );
}

function label(device: boolean): string {
  return [
    '設定の「通知」。①音を鳴らすはオン。',
    '②ギフトはオンで音量70、③チャンネルポイントはオンで50、④初コメはオンで50、⑤新着はオフ、⑥既定は音量30。',
    'それぞれにファイルの欄と試聴のボタンがある。',
    device
      ? '⑦音を出す機器はOSの既定の機器。⑧一番安いギフトで鳴らさないはオフ。⑨除外ユーザーはNightbot。⑩OSの通知を出すはオフ。'
      : '⑦一番安いギフトで鳴らさないはオフ。⑧除外ユーザーはNightbot。⑨OSの通知を出すはオフ。',
    'その下に通知の音と、OSの通知の除外ユーザー。',
  ].join('');
}
