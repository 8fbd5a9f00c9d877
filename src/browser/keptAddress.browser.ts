import {
  DEFAULT_ADDRESS,
  parseAddress,
  printAddress,
  type AppAddress,
  type Reach,
} from '@komebiyori/app-link/address';
import {keep, readKept} from './keptText.browser';

const KEY = 'appLink.address';

/** Where the visitor said that the app answers, as far as the page may reach. */
export const keptAddress = (reach: Reach): AppAddress =>
  parseAddress(readKept(KEY) ?? '', reach) ?? DEFAULT_ADDRESS;

/** Keeps an address for all tools; the default one needs no keeping. */
export function keepAddress(address: AppAddress): void {
  const text = printAddress(address);
  keep(KEY, text === printAddress(DEFAULT_ADDRESS) ? undefined : text);
}
