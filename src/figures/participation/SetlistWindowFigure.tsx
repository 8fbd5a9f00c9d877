import {Fragment, type ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import {Panel} from '../kit/Panel';
import {Numbered} from '../kit/Numbered';

const LEGEND = ['曲の箱', '検索', '曲', '開始・終了', 'ハンドル', '完了のチェック'];
const LEGEND_SINCE_5_2 = [...LEGEND, '受け付ける', 'リクエスト', '列に足す・済', '設定'];

const BOX = ['夜の散歩道', '朝のコーヒー', '月とおにぎり'];
const SONGS = [
  ['朝のコーヒー', true],
  ['月とおにぎり', false],
  ['みかんの歌', false],
] as const;
const REQUESTS = [
  ['夜の散歩道', 'ねむい猫', '20:41'],
  ['みかんの歌', 'ほうじ茶', '20:43'],
] as const;

const LISTS =
  '左は曲の箱で、①箱の名前「弾き語り」、②検索、③曲の夜の散歩道、朝のコーヒー、月とおにぎり。';
const TODAY =
  '今日のセットリストで、④「終了」のボタン、⑤ハンドル、⑥完了のチェックが入った朝のコーヒーと、まだの月とおにぎり、みかんの歌。';
const REQUESTED =
  '右はリクエストで、⑦「受け付ける」がオン、⑧ねむい猫の夜の散歩道とほうじ茶のみかんの歌、⑨「列に足す」と「済」のボタン。右上に⑩設定の歯車。';

/** The window セットリスト: music box, today's list and, since 5.2, requests. */
export function SetlistWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const hasRequests = isAtLeast(version, '5.2');
  return (
    <Figure
      caption={
        hasRequests
          ? 'セットリストのウィンドウ。①の曲の箱と⑧のリクエストから、今日の並びへ曲を足します。'
          : 'セットリストのウィンドウ。①の曲の箱から、今日の並びへ曲を足します。'
      }
      label={
        hasRequests
          ? `セットリストのウィンドウは3つの列に分かれる。${LISTS}中央は${TODAY}${REQUESTED}`
          : `セットリストのウィンドウは2つの列に分かれる。${LISTS}右は${TODAY}右上に⑦設定の歯車。`
      }
      legend={hasRequests ? LEGEND_SINCE_5_2 : [...LEGEND, '設定']}
    >
      <AppWindow version={version} title="セットリスト">
        <Columns>
          <Box />
          <Today {...(hasRequests ? {} : {settings: 7})} />
          {hasRequests && <Requests />}
        </Columns>
      </AppWindow>
    </Figure>
  );
}

function Box(): ReactNode {
  return (
    <Panel title="曲の箱" tools={<Icon name="plus" size={14} />}>
      <Pad>
        <Numbered n={1}>
          <Field select>弾き語り</Field>
        </Numbered>
        <Numbered n={2}>
          <Field empty>
            <Icon name="search" size={12} /> 検索
          </Field>
        </Numbered>
        <Numbered n={3}>
          <Soft>曲</Soft>
        </Numbered>
        {BOX.map((name) => (
          <Line key={name}>
            {name}
            <Icon name="arrow" size={14} />
          </Line>
        ))}
      </Pad>
    </Panel>
  );
}

/** `settings` is the number of the gear where no column of requests carries it. */
function Today({settings}: {readonly settings?: number}): ReactNode {
  return (
    <Panel title="土曜の歌枠" {...(settings === undefined ? {} : {tools: <Gear n={settings} />})}>
      <Pad>
        <Numbered n={4}>
          <Push tone="main">終了</Push>
          <Soft>開始 20:05</Soft>
        </Numbered>
        <Line>
          <Callout n={5} />
          <Callout n={6} />
        </Line>
        {SONGS.map(([name, done]) => (
          <Line key={name}>
            <Icon name="grip" size={14} />
            <Check on={done}>{name}</Check>
          </Line>
        ))}
      </Pad>
    </Panel>
  );
}

function Requests(): ReactNode {
  return (
    <Panel title="リクエスト" tools={<Gear n={10} />}>
      <Pad>
        <Numbered n={7}>
          受け付ける
          <Switch on />
        </Numbered>
        {REQUESTS.map(([title, name, time], index) => (
          <Fragment key={title}>
            <Line>
              {index === 0 && <Callout n={8} />}
              <Strong>{title}</Strong>
              <Soft>
                {name} {time}
              </Soft>
            </Line>
            <Line>
              {index === 0 && <Callout n={9} />}
              <Push>列に足す</Push>
              <Push>済</Push>
            </Line>
          </Fragment>
        ))}
      </Pad>
    </Panel>
  );
}

function Gear({n}: {readonly n: number}): ReactNode {
  return (
    <Numbered n={n}>
      <Icon name="gear" size={14} />
    </Numbered>
  );
}
