import type {ReactNode} from 'react';

import {Line} from '../kit/Columns';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {Numbered} from '../kit/Numbered';
import {IntegrationWindow} from './IntegrationWindow';
import {LAUNCH_LEGEND, LaunchRows} from './LaunchRows';

/** What tells the tabs of the voice engines apart; their rows are the same. */
export interface Engine {
  readonly name: string;
  readonly path: string;
  readonly port: string;
  readonly speaker: string;
  /** VOICEVOX and AivisSpeech can stretch the pauses. */
  readonly hasPauses: boolean;
  /** Only VOICEVOX raises the end of questions. */
  readonly hasQuestions: boolean;
}

interface Adjustment {
  readonly name: string;
  readonly at: number;
  readonly reading: string;
}

function adjustments({hasPauses}: Engine): readonly Adjustment[] {
  return [
    {name: '話速', at: 33, reading: '1.0'},
    {name: '音高', at: 50, reading: '0'},
    {name: '抑揚', at: 50, reading: '1.0'},
    {name: '音量', at: 50, reading: '1.0'},
    ...(hasPauses ? [{name: '間の長さ', at: 50, reading: '1.0'}] : []),
  ];
}

/** The names of the numbers in the tab, in reading order. */
export function engineLegend(engine: Engine): readonly string[] {
  return [
    ...LAUNCH_LEGEND,
    ...['ホスト名', 'ポート番号', '出力デバイス', '話者', '話者の取得', '試聴'],
    ...adjustments(engine).map(({name}) => name),
    ...(engine.hasQuestions ? ['疑問文の語尾を上げる'] : []),
    ...['読み上げ待ちの上限', '自動加速', '加速の割合', '加速を始める件数'],
  ];
}

interface Props {
  readonly version: string;
  readonly engine: Engine;
}

/** The tab of one voice engine in メニュー（⋯）→ 連携. */
export function EngineTab({version, engine}: Props): ReactNode {
  const legend = engineLegend(engine);
  const n = (name: string): number => legend.indexOf(name) + 1;
  return (
    <IntegrationWindow version={version} open={engine.name}>
      <Form>
        <LaunchRows path={engine.path} />
        <FormRow n={n('ホスト名')} name="ホスト名">
          <Field>127.0.0.1</Field>
        </FormRow>
        <FormRow n={n('ポート番号')} name="ポート番号">
          <Field>{engine.port}</Field>
        </FormRow>
        <FormRow n={n('出力デバイス')} name="出力デバイス">
          <Field select>OSの既定</Field>
        </FormRow>
        <FormHeading>声</FormHeading>
        <FormRow n={n('話者')} name="話者">
          <Field select>{engine.speaker}</Field>
          <Line>
            <Numbered n={n('話者の取得')}>
              <Push icon="refresh">話者の取得</Push>
            </Numbered>
            <Numbered n={n('試聴')}>
              <Push icon="play">試聴</Push>
            </Numbered>
          </Line>
        </FormRow>
        {adjustments(engine).map(({name, at, reading}) => (
          <FormRow key={name} n={n(name)} name={name}>
            <Slider value={at} />
            <Reading>{reading}</Reading>
          </FormRow>
        ))}
        {engine.hasQuestions && (
          <FormRow n={n('疑問文の語尾を上げる')} name="疑問文の語尾を上げる">
            <Switch on />
          </FormRow>
        )}
        <FormHeading>待ちを減らす</FormHeading>
        <FormRow n={n('読み上げ待ちの上限')} name="読み上げ待ちの上限">
          <Field>0</Field> 件
        </FormRow>
        <FormRow n={n('自動加速')} name="自動加速">
          <Switch on={false} />
        </FormRow>
        <FormRow n={n('加速の割合')} name="加速の割合">
          <Field>0.3</Field>
        </FormRow>
        <FormRow n={n('加速を始める件数')} name="加速を始める件数">
          <Field>5</Field>
        </FormRow>
      </Form>
    </IntegrationWindow>
  );
}
