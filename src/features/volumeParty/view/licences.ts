import {MIT_TERMS} from '@komebiyori/overlays/package/mit';

/** Packages whose code is in the template's script; all have the MIT licence. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'crypto-js': ['Copyright (c) 2009-2013 Jeff Mott', 'Copyright (c) 2013-2016 Evan Vosberg'],
  eventemitter3: ['Copyright (c) 2014 Arnout Kazemier'],
  'isomorphic-ws': ['Copyright (c) 2018 Zejin Zhuang <heineiuo@gmail.com>'],
  'matter-js': ['Copyright (c) Liam Brummitt and contributors.'],
  'obs-websocket-js': ['Copyright (c) 2016 Brendan Hagan'],
  valibot: ['Copyright (c) Fabian Hiller'],
};

/** The licence of our part, and of the packages that are in it. */
export const LICENSE = [
  'MIT License',
  'Copyright (c) コメびより',
  '',
  ...Object.entries(PACKAGES).flatMap(([name, lines]) => [name, ...lines, '']),
  MIT_TERMS,
].join('\n');
