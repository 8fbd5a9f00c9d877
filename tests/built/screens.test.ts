import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {SCREENS} from '../../src/lib/screens';

it.each(Object.values(SCREENS))(
  '$file is as large as the media kit says',
  ({file, width, height}) => {
    const bytes = readFileSync(path.join(__dirname, '..', '..', 'build', file));
    // PNG, section 11.2.1: width and height are the first fields of IHDR.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  },
);
