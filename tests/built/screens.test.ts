import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {SCREENS} from '../../src/lib/screens';
import {pngSize} from './pngSize';

it.each(Object.values(SCREENS))(
  '$file is as large as the media kit says',
  ({file, width, height}) => {
    const bytes = readFileSync(path.join(__dirname, '..', '..', 'build', file));
    expect(pngSize(bytes)).toEqual([width, height]);
  },
);
