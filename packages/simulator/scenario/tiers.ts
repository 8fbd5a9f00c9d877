import {thousands} from '@komebiyori/lib/thousands';
import type {Colors} from '@onecomme.com/onesdk/types/Comment';
import type {ServiceType, Tier} from './types';

export const TIERS: readonly Tier[] = [1, 2, 3, 4, 5, 6, 7];

/** What the seven sizes of a gift are worth at a service. */
interface Price {
  readonly amounts: readonly [number, number, number, number, number, number, number];
  /** Written after the amount, or before it for a currency sign. */
  readonly unit: string;
  /** Present where the SDK's type of the service has `colors`. */
  readonly colors?: readonly Colors[];
}

const paint = (header: string, body: string, text = '#ffffff'): Colors => ({
  headerBackgroundColor: header,
  headerTextColor: text,
  bodyBackgroundColor: body,
  bodyTextColor: text,
  authorNameTextColor: text,
  timestampColor: text,
});
const flat = (...colours: readonly string[]): Colors[] =>
  colours.map((colour) => paint(colour, colour));

/** The colours of paid messages at YouTube, from the least to the most. */
const SUPER_CHAT: readonly Colors[] = [
  paint('#1565c0', '#1e88e5'),
  paint('#00b8d4', '#00e5ff', '#000000'),
  paint('#00bfa5', '#1de9b6', '#000000'),
  paint('#ffb300', '#ffca28', '#000000'),
  paint('#e65100', '#f57c00'),
  paint('#c2185b', '#e91e63'),
  paint('#d00000', '#e62117'),
];
/** The colours of cheering at Twitch: grey, purple, green, blue, red. */
const CHEER = flat('#979797', '#979797', '#9c3ee8', '#9c3ee8', '#1db2a5', '#0099fe', '#f43021');
/** The colours of paid messages at bilibili, from 30 CNY; the smallest is shown like those. */
const BILIBILI = flat('#2a60b2', '#2a60b2', '#427d9e', '#e2b52b', '#e09443', '#e54d4d', '#ab1a32');
/** Services whose colours are not published: a ladder of our own. */
const LADDER = flat('#5c7a99', '#3f7fb5', '#2f8f83', '#5b8c2a', '#b7791f', '#c2557a', '#9b3fb5');

const YEN = [100, 200, 500, 1000, 2000, 5000, 10000] as const;
const COINS = [1, 10, 50, 100, 500, 1000, 5000] as const;

/**
 * The services that know gifts. The steps of YouTube, Twitch and bilibili are theirs; the others
 * are ours.
 */
export const PRICES: Readonly<Partial<Record<ServiceType, Price>>> = {
  youtube: {amounts: YEN, unit: '¥', colors: SUPER_CHAT},
  twicas: {amounts: [10, 50, 100, 300, 500, 1000, 3000], unit: 'ポイント', colors: LADDER},
  twitch: {amounts: [1, 10, 100, 500, 1000, 5000, 10000], unit: 'ビッツ', colors: CHEER},
  niconama: {amounts: [50, 100, 300, 500, 1000, 3000, 10000], unit: 'pt', colors: LADDER},
  showroom: {amounts: [10, 50, 100, 500, 1000, 3000, 10000], unit: 'G'},
  bilibili: {amounts: [10, 30, 50, 100, 500, 1000, 2000], unit: '元', colors: BILIBILI},
  mirrativ: {amounts: COINS, unit: 'コイン'},
  mixch: {amounts: COINS, unit: 'コイン'},
  doneru: {amounts: YEN, unit: '¥'},
  tiktok: {amounts: COINS, unit: 'コイン'},
  streamlabs: {amounts: YEN, unit: '¥'},
  vtips: {amounts: YEN, unit: '¥', colors: LADDER},
  external: {amounts: YEN, unit: '¥'},
};

/** A gift of one size at one service. */
export interface Gift {
  readonly tier: Tier;
  readonly price: number;
  readonly unit: string;
  /** The amount as it is shown: `¥1,000`, `100ビッツ`. */
  readonly paidText: string;
  readonly colors?: Colors;
}

/** @throws RangeError when the service has no gifts */
export function giftOf(service: ServiceType, tier: Tier): Gift {
  const price = PRICES[service];
  const amount = price?.amounts[tier - 1];
  if (price === undefined || amount === undefined) throw new RangeError(`No gifts at ${service}`);
  const written = thousands(amount);
  const colors = price.colors?.[tier - 1];
  return {
    tier,
    price: amount,
    unit: price.unit,
    paidText: price.unit === '¥' ? `¥${written}` : `${written}${price.unit}`,
    ...(colors && {colors}),
  };
}
