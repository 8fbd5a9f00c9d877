/** Packages whose code is in the template's script; all have the MIT licence. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'crypto-js': ['Copyright (c) 2009-2013 Jeff Mott', 'Copyright (c) 2013-2016 Evan Vosberg'],
  eventemitter3: ['Copyright (c) 2014 Arnout Kazemier'],
  'isomorphic-ws': ['Copyright (c) 2018 Zejin Zhuang <heineiuo@gmail.com>'],
  'matter-js': ['Copyright (c) Liam Brummitt and contributors.'],
  'obs-websocket-js': ['Copyright (c) 2016 Brendan Hagan'],
  valibot: ['Copyright (c) Fabian Hiller'],
};

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The licence of our part, and of the packages that are in it. */
export const LICENSE = [
  'MIT License',
  'Copyright (c) コメびより',
  '',
  ...Object.entries(PACKAGES).flatMap(([name, lines]) => [name, ...lines, '']),
  MIT,
].join('\n');
