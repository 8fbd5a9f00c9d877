import {expect, it} from 'vitest';
import {
  DEFAULT_ADDRESS,
  parseAddress,
  printAddress,
  readAddress,
  readTyped,
  socketUrl,
  spaceOf,
  type AddressFault,
} from './address';

it.each([
  ['127.0.0.1', '11180', 'loopback'],
  ['localhost', '1', 'loopback'],
  [' LocalHost ', '１１１８０', 'loopback'],
  ['192.168.1.20', '65535', 'local'],
  ['10.0.0.1', '11180', 'local'],
  ['172.16.0.1', '11180', 'local'],
  ['172.31.255.255', '11180', 'local'],
  ['169.254.3.4', '11180', 'local'],
  ['streaming-pc.local', '11180', 'local'],
  ['studio.streaming-pc.local', ' 80 ', 'local'],
  [`${'a.'.repeat(123)}b.local`, '1', 'local'],
])('takes %s:%s (%s)', (host, port, space) => {
  const read = readAddress(host, port, 'network');
  expect('address' in read && spaceOf(read.address)).toBe(space);
});

it.each([
  ['127.0.0.1:43645', '11180'],
  ['http://127.0.0.1:43645/', ''],
  [' ｈｔｔｐ：／／１２７．０．０．１：４３６４５ ', '11180'],
  ['ws://127.0.0.1:43645', '11180'],
])('takes host and port of the copied address %s', (host, port) => {
  const address = {host: '127.0.0.1', port: 43_645};
  expect(readTyped(host, port, 'loopback')).toEqual({address});
});

it('judges a copied address as one that is typed', () => {
  expect(readTyped('http://127.0.0.1:99999', '11180', 'loopback')).toEqual({fault: 'port'});
  expect(readTyped('8.8.8.8:80', '11180', 'network')).toEqual({fault: 'not-private'});
  expect(readTyped('localhost', '80', 'network')).toEqual({address: {host: 'localhost', port: 80}});
});

it.each<[string, string, AddressFault]>([
  ['', '11180', 'host'],
  ['example.com', '11180', 'host'],
  ['127.0.0.1/x', '11180', 'host'],
  ['user@127.0.0.1', '11180', 'host'],
  ['256.1.1.1', '11180', 'host'],
  ['-a.local', '11180', 'host'],
  ['8.8.8.8', '11180', 'not-private'],
  ['172.32.0.1', '11180', 'not-private'],
  ['172.15.0.1', '11180', 'not-private'],
  // One of the two numbers of a private block, but not the other.
  ['8.16.0.1', '11180', 'not-private'],
  ['192.0.2.1', '11180', 'not-private'],
  ['8.168.0.1', '11180', 'not-private'],
  ['169.0.0.1', '11180', 'not-private'],
  ['8.254.0.1', '11180', 'not-private'],
  // Names that begin or end like an address of this machine or network.
  ['127.0.0.1.example.com', '11180', 'host'],
  ['x127.0.0.1', '11180', 'host'],
  ['streaming-pc.local.example.com', '11180', 'host'],
  ['evil/.local', '11180', 'host'],
  ['.local', '11180', 'host'],
  [`${'a.'.repeat(125)}local`, '11180', 'host'],
  ['127.0.0.1', '0', 'port'],
  ['127.0.0.1', '65536', 'port'],
  ['127.0.0.1', '1e3', 'port'],
  ['127.0.0.1', '', 'port'],
  ['https://127.0.0.1:11180', '11180', 'host'],
])('refuses %s:%s because of %s', (host, port, fault) => {
  expect(readAddress(host, port, 'network')).toEqual({fault});
});

it('keeps pages that may reach this machine only to what their policy names', () => {
  expect(readAddress('192.168.1.20', '1', 'loopback')).toEqual({fault: 'not-this-machine'});
  // The policy names 127.0.0.1 and localhost, and no other address of the block.
  expect(readAddress('わたしのPC', '1', 'loopback')).toEqual({fault: 'not-this-machine'});
  expect(readAddress('127.0.0.2', '1', 'loopback')).toEqual({fault: 'not-this-machine'});
});

it('comes back from its text', () => {
  expect(parseAddress(printAddress(DEFAULT_ADDRESS), 'loopback')).toEqual(DEFAULT_ADDRESS);
  for (const text of ['', 'localhost', 'evil.example:80', '127.0.0.1:80:90']) {
    expect(parseAddress(text, 'network')).toBeUndefined();
  }
});

it('asks for topics as the definition says', () => {
  expect(socketUrl(DEFAULT_ADDRESS, ['comments', 'meta.clear'])).toBe(
    'ws://127.0.0.1:11180/sub?p=comments,meta.clear',
  );
});
