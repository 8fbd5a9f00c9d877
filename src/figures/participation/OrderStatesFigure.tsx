import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Figure} from '../kit/Figure';
import {type State, StateDiagram} from '../kit/StateDiagram';

const STATES: readonly State[] = [
  {
    name: '待ち',
    note: '参加ワードを書いた順に並ぶ',
    goes: [
      {when: 'プレイ中の人数を増やす', to: 'プレイ中'},
      {when: '「完了」か「先頭を完了」', to: '完了'},
      {when: '辞退ワード、または「取消」', to: '取消'},
    ],
  },
  {
    name: 'プレイ中',
    note: '列の一番上にまとまる',
    tone: 'live',
    goes: [
      {when: '「プレイ中を完了」「完了」「先頭を完了」', to: '完了'},
      {when: 'プレイ中の人数を減らす', to: '待ち'},
      {when: '辞退ワード、または「取消」', to: '取消'},
    ],
  },
  {
    name: '完了',
    note: '回数が1つ増える',
    tone: 'good',
    goes: [{when: 'もう一度、参加ワードを書く', to: '待ち'}],
  },
  {
    name: '取消',
    note: '回数は増えない',
    tone: 'bad',
    goes: [{when: 'もう一度、参加ワードを書く', to: '待ち'}],
  },
];

/** Before 5.2 people were marked and completed one by one, and stayed where they stood. */
const STATES_BEFORE_5_2: readonly State[] = [
  {
    name: '待ち',
    note: '参加ワードを書いた順に並ぶ',
    goes: [
      {when: 'プレイ中のマークを付ける', to: 'プレイ中'},
      {when: '行の「完了」', to: '完了'},
      {when: '辞退ワード、または「取消」', to: '取消'},
    ],
  },
  {
    name: 'プレイ中',
    note: '列の中の場所は変わらない',
    tone: 'live',
    goes: [
      {when: '行の「完了」', to: '完了'},
      {when: 'プレイ中のマークを外す', to: '待ち'},
      {when: '辞退ワード、または「取消」', to: '取消'},
    ],
  },
  ...STATES.slice(2),
];

/** The states of one person in the queue. */
export function OrderStatesFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure caption="1人の状態の移り変わり。完了と取消の人は、列から外れます。">
      <StateDiagram states={isAtLeast(version, '5.2') ? STATES : STATES_BEFORE_5_2} />
    </Figure>
  );
}
