/** Where the app answers. */
export interface AppAddress {
  /** `localhost`, an IPv4 address of this machine or of a private network, or a `.local` name. */
  readonly host: string;
  /** 1 to 65535. */
  readonly port: number;
}

/** The TCP port of the app when nobody changed it. */
export const APP_PORT = 11_180;

/** The app on the same machine with the port that it has when nobody changed it. */
export const DEFAULT_ADDRESS: AppAddress = {host: '127.0.0.1', port: APP_PORT};

/** Which machines a page may reach: this one only, or also those of the same network. */
export type Reach = 'loopback' | 'network';

/** Which of Chrome's permissions an address needs. */
export type AddressSpace = 'loopback' | 'local';

/** Why a text is no address; the words for it are in the component. */
export type AddressFault = 'host' | 'not-private' | 'not-this-machine' | 'port';

const MAX_NAME = 253;

function octets(host: string): readonly number[] | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(host)) return undefined;
  const parts = host.split('.').map(Number);
  return parts.every((part) => part <= 255) ? parts : undefined;
}

/** RFC 1918 section 3, and the link-local block of RFC 3927. */
function isPrivate([a = 0, b = 0]: readonly number[]): boolean {
  return (
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254)
  );
}

/** The space of a host that may be the app's; undefined for one that may not. */
function spaceOfHost(host: string): AddressSpace | undefined {
  if (host === 'localhost') return 'loopback';
  const parts = octets(host);
  if (parts !== undefined) {
    if (parts[0] === 127) return 'loopback';
    return isPrivate(parts) ? 'local' : undefined;
  }
  // Multicast DNS, RFC 6762 section 3: such a name never leaves the network.
  const isLocalName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+local$/u.test(host);
  return isLocalName && host.length <= MAX_NAME ? 'local' : undefined;
}

/** Which of Chrome's permissions an address needs. */
export const spaceOf = ({host}: AppAddress): AddressSpace => spaceOfHost(host) ?? 'local';

/** Only these two can be named in the policy of a page (plugins/hosting). */
const isNamed = (host: string): boolean => host === 'localhost' || host === '127.0.0.1';

/**
 * Reads a host and a port; full-width letters and spaces around are forgiven.
 * @param reach which machines the page may reach
 */
export function readAddress(
  host: string,
  port: string,
  reach: Reach,
): {readonly address: AppAddress} | {readonly fault: AddressFault} {
  const name = host.normalize('NFKC').trim().toLowerCase();
  const digits = port.normalize('NFKC').trim();
  // Of such a page no other host is an answer: what to write comes first.
  if (reach === 'loopback' && !isNamed(name)) return {fault: 'not-this-machine'};
  const space = spaceOfHost(name);
  if (space === undefined) {
    return {fault: octets(name) === undefined ? 'host' : 'not-private'};
  }
  const number = /^\d{1,5}$/u.test(digits) ? Number(digits) : 0;
  if (number < 1 || number > 65_535) return {fault: 'port'};
  return {address: {host: name, port: number}};
}

/** `http://127.0.0.1:11180/`, as the app and the simulator print it; the port is needed. */
const WHOLE = /^(?:(?:http|ws):\/\/)?(?<name>[^\s/:@]+):(?<port>\d+)\/?$/u;

/** Reads the two fields of a form: of an address that was copied as a whole host and port are taken. */
export function readTyped(
  host: string,
  port: string,
  reach: Reach,
): ReturnType<typeof readAddress> {
  const whole = WHOLE.exec(host.normalize('NFKC').trim().toLowerCase())?.groups;
  return readAddress(whole?.['name'] ?? host, whole?.['port'] ?? port, reach);
}

/** `127.0.0.1:11180`, as it is kept and shown. */
export const printAddress = ({host, port}: AppAddress): string => `${host}:${port}`;

/** Reads `host:port` from storage or a link; undefined for anything else. */
export function parseAddress(text: string, reach: Reach): AppAddress | undefined {
  const at = text.lastIndexOf(':');
  if (at === -1) return undefined;
  const read = readAddress(text.slice(0, at), text.slice(at + 1), reach);
  return 'address' in read ? read.address : undefined;
}

/** `http://127.0.0.1:11180` */
export const httpOrigin = (address: AppAddress): string => `http://${printAddress(address)}`;

/**
 * The address of the socket.
 * @param topics types of messages, as static/developer/asyncapi.yaml names them
 */
export const socketUrl = (address: AppAddress, topics: readonly string[]): string =>
  `ws://${printAddress(address)}/sub?p=${topics.join(',')}`;
