import * as v from 'valibot';
import {own, type Field} from '../fields';
import {finite, text} from './parts';

const connections = v.array(
  v.looseObject({id: text, targetId: text, delay: finite, weight: v.exactOptional(finite)}),
  'つなぐ演出のリストで書きます',
);

/** ConnectorItemConfig of the SDK. */
export const connectorOptions = v.looseObject({items: connections, lotteryItems: connections});

const DELAY = ['遅れ', 0, 60_000, 100, 'ms'] as const;

export const connectorFields: readonly Field[] = [
  own(
    'connections',
    'items',
    '続けて出す',
    {delay: DELAY},
    {help: '選んだ演出を、遅れの順にすべて出します。'},
  ),
  own(
    'lottery',
    'lotteryItems',
    '抽選で出す',
    {delay: DELAY, weight: ['抽選の重み', 0, 100, 1, '']},
    {help: '選んだ演出から、1つだけ出します。'},
  ),
];
