import type {FigureComponent} from '../kit/app';
import {Line, Mono} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Window} from '../kit/Window';

const GROUPS: readonly (readonly [group: string, types: readonly string[]])[] = [
  ['COMMENT', ['comments', 'deleted', 'clear', 'pinned', 'bookmarked']],
  ['META', ['meta', 'meta.clear']],
  ['ORDER', ['waitingList']],
  ['REACTION', ['reactions']],
  ['SETLIST', ['setList', 'setList.request']],
  ['WORDPARTY', ['wp.update', 'wp.exec']],
  ['YT_SURVEY', ['yt.survey.start', 'yt.survey.update', 'yt.survey.finish']],
  ['CONFIG', ['config']],
  ['SERVICE', ['services']],
  ['USER', ['userDatas']],
  ['NOTIFICATION', ['notification']],
  ['グループなし', ['connected', 'systemComment', 'ni.survey.start', 'ni.survey.finish', 'toast']],
];

/** The permission groups of the SDK and the types that `p` takes for each. */
export const WsPermissionFigure: FigureComponent = () => (
  <Figure
    caption="権限グループと種別の対応。WebSocketのURLには、グループではなく種別を書きます。"
    label={GROUPS.map(([group, types]) => `${group}は${types.join('、')}。`).join('')}
  >
    <Window bar={<Mono>/sub?p=種別,種別</Mono>}>
      <DataGrid
        columns="7.5rem minmax(0, 1fr)"
        head={['グループ', 'pに書く種別']}
        rows={GROUPS.map(([group, types]) => ({
          key: group,
          cells: [
            <Mono key="group">{group}</Mono>,
            <Line key="types">
              {types.map((type) => (
                <Tag key={type} tone="soft">
                  {type}
                </Tag>
              ))}
            </Line>,
          ],
        }))}
      />
    </Window>
  </Figure>
);
