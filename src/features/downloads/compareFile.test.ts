import {describe, expect, it} from 'vitest';
import {compareFile, type KnownFile} from './compareFile';

const EXE: KnownFile = {name: 'app-1.exe', version: '1.0.0', size: 100, hex: 'aa'};
const DMG: KnownFile = {name: 'app-1.dmg', version: '1.0.0', size: 200, hex: 'bb'};

describe('compareFile', () => {
  it('finds the same content under any name', () => {
    expect(compareFile({name: 'x.bin', size: 200, hex: 'bb'}, [EXE, DMG])).toEqual({
      kind: 'same',
      known: DMG,
    });
  });
  it.each(['app-1.exe', 'app-1 (2).exe', 'APP-1(1).exe'])(
    '%s with other bytes is wrong',
    (name) => {
      expect(compareFile({name, size: 100, hex: 'cc'}, [EXE, DMG])).toEqual({
        kind: 'different',
        known: EXE,
        cutShort: false,
      });
    },
  );
  it('says when a file is shorter than it should be', () => {
    const verdict = compareFile({name: 'app-1.exe', size: 99, hex: 'cc'}, [EXE]);
    expect(verdict).toMatchObject({cutShort: true});
  });
  it('does not know a file with another name and content', () => {
    expect(compareFile({name: 'app-2.exe', size: 100, hex: 'cc'}, [EXE])).toEqual({
      kind: 'unknown',
    });
  });
});
