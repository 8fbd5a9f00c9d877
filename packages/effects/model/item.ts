import * as v from 'valibot';
import {commonEntries} from './common';
import {confettiOptions} from './kinds/confetti';
import {connectorOptions} from './kinds/connector';
import {dropperOptions} from './kinds/dropper';
import {notifierOptions} from './kinds/notifier';
import {popperOptions} from './kinds/popper';
import {keysOf} from './kinds/parts';
import {throwingOptions} from './kinds/throwing';

const item = <Effect extends string, Options extends v.GenericSchema>(
  effect: Effect,
  options: Options,
) => v.looseObject({...commonEntries, effect: v.literal(effect), options});

const schemas = {
  popper: item('popper', popperOptions),
  dropper: item('dropper', dropperOptions),
  notifier: item('notifier', notifierOptions),
  confetti: item('confetti', confettiOptions),
  throwing: item('throwing', throwingOptions),
  connector: item('connector', connectorOptions),
};

/**
 * One item of a WordParty as its file has it (WordPartyItem of the SDK 6.0.0). Fields that this
 * version does not know are kept, at every depth. Ranges are not judged here but by `findProblems`:
 * what somebody made can always be opened.
 */
export const ItemSchema = v.variant(
  'effect',
  [
    schemas.popper,
    schemas.dropper,
    schemas.notifier,
    schemas.confetti,
    schemas.throwing,
    schemas.connector,
  ],
  '6種類の演出のどれかで書きます',
);

export type Item = v.InferOutput<typeof ItemSchema>;
export type Effect = Item['effect'];
export type ItemOf<E extends Effect> = Extract<Item, {effect: E}>;
export type PopperItem = ItemOf<'popper'>;
export type DropperItem = ItemOf<'dropper'>;
export type NotifierItem = ItemOf<'notifier'>;
export type ConfettiItem = ItemOf<'confetti'>;
export type ThrowingItem = ItemOf<'throwing'>;
export type ConnectorItem = ItemOf<'connector'>;
export type Connection = ConnectorItem['options']['items'][number];

/** In the order of the manual, with what they are called. */
export const EFFECT_NAMES = {
  popper: 'クラッカー',
  dropper: '落下',
  notifier: '固定表示',
  confetti: '紙吹雪',
  throwing: '投げつけ',
  connector: '連結',
} as const satisfies Record<Effect, string>;

export const EFFECTS: readonly Effect[] = keysOf(EFFECT_NAMES);

/** What an item is called where no name was given. */
export const nameOf = ({name, id, effect}: Pick<Item, 'name' | 'id' | 'effect'>): string =>
  name !== undefined && name.trim() !== '' ? name : `${EFFECT_NAMES[effect]}（${id}）`;
