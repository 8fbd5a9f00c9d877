import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad} from '../kit/Columns';
import {CommentLine, type SampleComment} from '../kit/CommentLine';
import {Check, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Panel} from '../kit/Panel';
import {Window} from '../kit/Window';

const LEFT: readonly SampleComment[] = [
  {
    name: 'みかん箱',
    text: 'はじめまして。よろしくお願いします',
    time: '20:02',
    tone: 'amber',
    tag: 'NEW',
  },
  {name: 'まめ大福', text: '作業のおともに ¥200', time: '20:09', tone: 'blue', tag: 'ギフト'},
];

const GROUPS = [
  ['サイト', ['YouTube', 'Twitch']],
  ['枠', ['メイン', 'サブ']],
  ['種類', ['ギフトだけ', '初コメだけ', 'メンバー・モデレーターだけ']],
] as const;

const CHOSEN: ReadonlySet<string> = new Set(['ギフトだけ', '初コメだけ']);

/** What the funnel of a comment list offers, with two of its lines chosen. */
export function FunnelFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const without = ['匿名を除く', ...(isAtLeast(version, '6.0') ? ['システムコメントを除く'] : [])];
  const groups = [...GROUPS, ['除く', without] as const];
  return (
    <Figure
      caption="漏斗の中。チェックを入れた種類のどれかに当てはまるコメントが残ります。"
      label={`漏斗のアイコンを押して開いた絞り込み。①サイトはYouTubeとTwitch、②枠はメインとサブ、③種類はギフトだけ、初コメだけ、メンバー・モデレーターだけ。④除くものは${without.join('、')}。ギフトだけと初コメだけにチェックが入り、下に⑤解除のボタン。右の欄には、初コメの1件とギフトの1件だけが残っている。`}
      legend={['サイト', '枠', '種類', '除くもの', '解除']}
    >
      <Window bar="コメント欄の絞り込み">
        <Columns>
          <div>
            <DataGrid
              columns="1.25rem 2.75rem minmax(0, 1fr)"
              rows={groups.map(([name, checks], index) => ({
                key: name,
                cells: [
                  <Callout key="n" n={index + 1} />,
                  name,
                  <Line key="checks">
                    {checks.map((check) => (
                      <Check key={check} on={CHOSEN.has(check)}>
                        {check}
                      </Check>
                    ))}
                  </Line>,
                ],
              }))}
            />
            <Pad>
              <Line>
                <Callout n={groups.length + 1} />
                <Push>解除</Push>
              </Line>
            </Pad>
          </div>
          <Panel title="コメント" tools={<Tag tone="amber">絞り込み中</Tag>}>
            {LEFT.map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </Panel>
        </Columns>
      </Window>
    </Figure>
  );
}
