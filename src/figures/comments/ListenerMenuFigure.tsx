import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {Columns, Line} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {Glyph} from '../kit/Glyph';
import {type MenuItem, MenuList} from '../kit/MenuList';
import {Window} from '../kit/Window';

const PEOPLE = [
  {name: 'ほうじ茶', tone: 'green', count: '18'},
  {name: 'たまご焼き', tone: 'green', count: '32'},
  {name: 'みかん箱', tone: 'amber', count: '3'},
  {name: 'ねむい猫', tone: 'green', count: '27'},
] as const;

/** The menu of a listener, opened with the right button. */
export function ListenerMenuFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const items = menuItems(version);
  return (
    <Figure
      caption="リスナーの行を右クリックすると開くメニュー。"
      label={`リスナーリストでみかん箱の行を右クリックして開いたメニュー。上から順に、${items.map(({name}) => name).join('、')}。`}
    >
      <Columns>
        <Window bar="メインのリスナー">
          <DataGrid
            columns="minmax(0, 1fr) 2.5rem"
            head={['人', '件数']}
            rows={PEOPLE.map(({name, tone, count}) => ({
              key: name,
              marked: name === 'みかん箱',
              cells: [
                <Line key="name">
                  <Glyph letter={name.slice(0, 1)} tone={tone} size="small" />
                  {name}
                  {name === 'みかん箱' && <Tag>NEW</Tag>}
                </Line>,
                count,
              ],
            }))}
          />
        </Window>
        <MenuList items={items} />
      </Columns>
    </Figure>
  );
}

function menuItems(version: string): MenuItem[] {
  return [
    ...(isAtLeast(version, '8.0') ? ([{name: 'この人の発言', icon: 'search'}] as const) : []),
    {name: 'ニックネームを付ける', icon: 'pen'},
    {name: 'メモ', icon: 'note'},
    {name: 'ラベル', icon: 'label'},
    {name: '除外（ブロック）', icon: 'ban', apart: true},
    {name: 'IDをコピー', icon: 'copy'},
    {name: '削除', icon: 'trash', apart: true},
  ];
}

/** When a comment is NEW and when it is 再訪. */
export const NewListenerFigure: FigureComponent = () => (
  <Figure caption="「NEW」と「再訪」の決まり方。記録があるかどうかで分かれます。">
    <DecisionFlow
      start="コメントが届いた"
      columns={[
        {
          checks: [
            {question: 'その人の記録がありますか', exit: 'いいえ', remedy: '「NEW」（初コメ）です'},
            {
              question: 'この配信で初めてのコメントですか',
              exit: 'いいえ',
              remedy: 'どちらも付きません。件数だけが増えます',
            },
            {
              question: '前のコメントから1週間以上たっていますか',
              exit: 'はい',
              remedy: '久しぶりの人です。「NEW」と「再訪」の両方が付きます',
            },
          ],
          end: '「再訪」です',
        },
      ]}
    />
  </Figure>
);
