import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Mono} from '../kit/Columns';
import {Check, Field, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Icon} from '../kit/Icon';
import {ObsWindow} from '../kit/ObsWindow';
import {Panel} from '../kit/Panel';

const LEGEND = ['OBSで音声を制御する', '音声ミキサーの行', '歯車', '音声モニタリング'];

/** How the sound of the word party gets into the stream: three places in OBS. */
export const WordPartySoundFigure: FigureComponent = () => {
  return (
    <Figure
      caption="OBSで音を配信に乗せます。①をオンにすると、音声ミキサーに②の行が増えます。"
      label="OBSの3つのウィンドウ。ブラウザソースのプロパティに、幅1920、高さ1080、オンにした①「OBSで音声を制御する」。音声ミキサーに②「wordparty」の行と音量のスライダー、③歯車。オーディオの詳細プロパティの④音声モニタリングは「モニターと出力」。"
      legend={LEGEND}
    >
      <ObsWindow title="プロパティ – wordparty">
        <Form>
          <FormRow name="幅・高さ">
            <Field>1920</Field>
            <Field>1080</Field>
          </FormRow>
          <FormRow n={1}>
            <Check on>OBSで音声を制御する</Check>
          </FormRow>
        </Form>
        <Columns>
          <Panel title="音声ミキサー" tone="obs">
            <Line>
              <Callout n={2} />
              wordparty <Mono>-12.0 dB</Mono>
            </Line>
            <Line>
              <Slider value={74} />
              <Icon name="speaker" size={16} />
              <Callout n={3} />
              <Icon name="gear" size={16} />
            </Line>
          </Panel>
          <Panel title="オーディオの詳細プロパティ" tone="obs">
            <Line>
              <Callout n={4} />
              音声モニタリング
            </Line>
            <Field select>モニターと出力</Field>
          </Panel>
        </Columns>
      </ObsWindow>
    </Figure>
  );
};
