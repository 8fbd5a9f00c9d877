import type {Badge, Item} from './item';

type Loose = Readonly<Record<string, unknown>>;

const NOTHING: Loose = {};

/** Anything as a record; what is none has no fields. */
export const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : NOTHING;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

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
  const user = text(data['name']);
  const names = [user, ...['displayName', 'nickname', 'screenName'].map((key) => text(data[key]))];
  return {
    id,
    service: text(envelope['service']),
    frameId: text(envelope['id']),
    frameName: text(envelope['name']),
    userId: text(data['userId']),
    user,
    name: text(data['displayName']) || user,
    names: names.filter((name) => name !== ''),
    html: text(data['comment']),
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
  return value.map(loose).map(({url, label}) => ({url: text(url), label: text(label)}));
}

function timeOf(value: unknown): number | undefined {
  const time = Date.parse(text(value));
  return Number.isNaN(time) ? undefined : time;
}

function money(data: Loose) {
  const paidText = text(data['paidText']);
  const price = number(data['price']) ?? 0;
  const unit = text(data['unit']);
  const {primary, sub} = loose(data['membership']);
  const hasPaid = paidText !== '' || price > 0;
  return {
    paidText,
    price,
    unit,
    tier: hasPaid ? tierOf(number(data['tier']), price, unit) : undefined,
    membership: `${text(sub)} ${text(primary)}`.trim(),
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
