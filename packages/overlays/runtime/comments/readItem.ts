import {startOf} from '@komebiyori/lib/startOf';
import type {Badge, Item} from './item';

type Loose = Readonly<Record<string, unknown>>;

const NOTHING: Loose = {};

/** Anything as a record; what is none has no fields. */
export const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : NOTHING;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is longer than these is no comment of a viewer: a page stands still while it lays it out. */
const MOST = {html: 20_000, text: 200, badges: 50};
const MARKS = /(\p{M}{20})\p{M}+/gu;

/** The start of a text, with no tower of marks upon a letter. */
const cut = (value: unknown, most: number): string =>
  startOf(text(value), most).replace(MARKS, '$1');

const short = (value: unknown): string => cut(value, MOST.text);

/** The start of HTML, without the tag or the entity that the end would cut. */
const cutHtml = (value: unknown): string => {
  const html = text(value);
  const start = cut(html, MOST.html);
  return html.length > MOST.html ? start.replace(/(?:<[^<>]*|&#?\w*)$/u, '') : start;
};

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/**
 * Reads a comment of the app (`Comment` of OneSDK 6.0.0, whose services differ in their fields;
 * 4.2 has the same without some). Undefined for what is none.
 */
export function readItem(source: unknown): Item | undefined {
  const envelope = loose(source);
  const data = loose(envelope['data']);
  const id = text(data['id']);
  if (id === '' || typeof source !== 'object' || source === null) return undefined;
  const user = short(data['name']);
  const names = [user, ...['displayName', 'nickname', 'screenName'].map((key) => short(data[key]))];
  return {
    id,
    service: text(envelope['service']),
    frameId: text(envelope['id']),
    frameName: short(envelope['name']),
    userId: text(data['userId']),
    user,
    name: short(data['displayName']) || user,
    names: names.filter((name) => name !== ''),
    html: cutHtml(data['comment']),
    avatar: text(data['profileImage']),
    badges: badges(data['badges']),
    time: timeOf(data['timestamp']),
    ...money(data),
    ...counts(data, loose(envelope['meta'])),
    ...flags(data, loose(envelope['meta'])),
    source,
  };
}

function badges(value: unknown): Badge[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MOST.badges)
    .map(loose)
    .map(({url, label}) => ({url: text(url), label: short(label)}));
}

function timeOf(value: unknown): number | undefined {
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? undefined : time;
}

function money(data: Loose) {
  const paidText = short(data['paidText']);
  const price = number(data['price']) ?? 0;
  const unit = short(data['unit']);
  const {primary, sub} = loose(data['membership']);
  const hasPaid = paidText !== '' || price > 0;
  return {
    paidText,
    price,
    unit,
    tier: hasPaid ? tierOf(number(data['tier']), price, unit) : undefined,
    membership: `${short(sub)} ${short(primary)}`.trim(),
  };
}

/** Numbers belong to niconama; counts are those of the app's record of listeners. */
const counts = (data: Loose, meta: Loose) => ({
  number: number(data['no']),
  count: number(meta['tc']),
});

function flags(data: Loose, meta: Loose) {
  const anonymous = [loose(data['meta'])['anonymity'], data['anonymity'], data['isAnonymous']];
  return {
    isOwner: data['isOwner'] === true,
    isModerator: data['isModerator'] === true,
    isMember: data['isMember'] === true || data['subscriber'] === '1',
    isNew: data['isFirstTime'] === true,
    isAnonymous: anonymous.includes(true),
    hasGift: data['hasGift'] === true,
    isFree: meta['free'] === true || data['isFreeGift'] === true,
    isVisible: data['commentVisible'] !== false,
  };
}

/** Where the sizes of a gift begin, in yen: those of YouTube's Super Chat. */
const STEPS = [0, 200, 500, 1000, 2000, 5000, 10_000] as const;

/** About how many yen one of a unit is; points and coins of services count as a yen. */
const RATES: ReadonlyMap<string, number> = new Map([
  ['$', 150],
  ['USD', 150],
  ['€', 165],
  ['EUR', 165],
  ['元', 20],
]);

/** About how much a price is in yen. For sizes and orders only, never to be shown. */
export const roughYen = (price: number, unit: string): number => price * (RATES.get(unit) ?? 1);

/** The size of a gift from 1 to 7: what the service says, else what the price comes to. */
function tierOf(told: number | undefined, price: number, unit: string): number {
  if (told !== undefined && told >= 1) return Math.min(Math.floor(told), STEPS.length);
  const yen = roughYen(price, unit);
  return Math.max(1, STEPS.filter((step) => step <= yen).length);
}
