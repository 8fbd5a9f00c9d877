import {parseAddress, printAddress, spaceOf, type AppAddress} from '@komebiyori/app-link/address';

/** Where OBS's server answers: on the machines where the app may be, too. */
export type ObsAddress = AppAddress;

/** The port of OBS's server when nobody changed it. */
const PORT = 4455;

/**
 * The address of OBS's server from what somebody typed: `localhost`, `192.168.1.5:4455`; this machine
 * for nothing. Undefined for what is no machine of a private network.
 */
export function obsAddress(typed: string): ObsAddress | undefined {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/^wss?:\/\//iu, '')
    .replace(/\/$/u, '');
  const host = text === '' ? '127.0.0.1' : text;
  return parseAddress(/:\d+$/u.test(host) ? host : `${host}:${PORT}`, 'network');
}

/** `ws://192.168.1.5:4455` */
export const obsUrl = (address: ObsAddress): string => `ws://${printAddress(address)}`;

/** `192.168.1.5:4455`, the same however it was typed; undefined for what is no address. */
export function obsPlace(typed: string): string | undefined {
  const address = obsAddress(typed);
  return address === undefined ? undefined : printAddress(address);
}

/** Whether it is OBS on another machine. */
export function isElsewhere(typed: string): boolean {
  const address = obsAddress(typed);
  return address !== undefined && spaceOf(address) !== 'loopback';
}

/** Whether it would be an address but for its port, of which there are 1 to 65535. */
export function hasNoSuchPort(typed: string): boolean {
  const parts = /^(?<host>.*):(?<port>\d+)\/?\s*$/u.exec(typed.normalize('NFKC'))?.groups;
  if (parts === undefined || obsAddress(parts['host'] ?? '') === undefined) return false;
  const port = Number(parts['port']);
  return port < 1 || port > 65_535;
}
