import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns} from '../kit/Columns';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {ObsWindow} from '../kit/ObsWindow';
import {Panel} from '../kit/Panel';
import {Stage, StageItem} from '../kit/Stage';
import {Avatar, Star} from './Avatar';

const SOURCES = ['ワードパーティー', 'VTube Studio', '背景の画像'];

/** The order of the sources in OBS: the effects lie above the avatar. */
export const VtsLayersFigure: FigureComponent = () => (
  <Figure
    caption="OBSのソースの並び。上にあるものほど手前に出るため、ワードパーティーを一番上に置きます。"
    label="OBSのソースの一覧は、上から①ワードパーティー、②VTube Studio、③背景の画像の順。右の配信画面では、一番奥に③山の背景、その手前に②アバター、一番手前に①星の演出が重なる。"
    legend={SOURCES}
  >
    <ObsWindow>
      <Columns look="wide-last">
        <Panel title="ソース" tone="obs">
          <DataGrid
            columns="1.25rem minmax(0, 1fr) 1rem"
            rows={SOURCES.map((name, index) => ({
              key: name,
              cells: [
                <Callout key="number" n={index + 1} />,
                name,
                <Icon key="eye" name="eye" size={14} />,
              ],
            }))}
          />
        </Panel>
        <Stage>
          <StageItem x={0} y={0} width={100}>
            <Avatar
              behind={<path d="M0 74l34-36 24 26M100 60l26-30 34 40M146 8a6 6 0 1 0 .1 0Z" />}
            >
              <Star x={62} y={20} />
              <Star x={98} y={14} />
              <Star x={104} y={54} />
              <Star x={50} y={56} />
            </Avatar>
          </StageItem>
          <StageItem x={68} y={12}>
            <Callout n={1} />
          </StageItem>
          <StageItem x={47} y={80}>
            <Callout n={2} />
          </StageItem>
          <StageItem x={6} y={46}>
            <Callout n={3} />
          </StageItem>
        </Stage>
      </Columns>
    </ObsWindow>
  </Figure>
);
