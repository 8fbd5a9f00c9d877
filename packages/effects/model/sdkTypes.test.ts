import path from 'node:path';
import ts from 'typescript';
import {describe, expect, expectTypeOf, it} from 'vitest';
import type {GlobalConfig as SdkGlobal, WordPartyItem} from '@onecomme.com/onesdk/types/WordParty';
import {sdkItems} from '../testing/fixtures';
import {
  changeEffect,
  defaultItem,
  EFFECTS,
  fieldsOf,
  readItems,
  setField,
  writeItems,
  type GlobalConfig,
  type Item,
} from '.';

const FILE = path.join(__dirname, 'written.virtual.ts');
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** What the compiler says of items as the SDK's type; excess fields are faults, too. */
function complaints(written: string): readonly string[] {
  const source = `import type {WordPartyItem} from '@onecomme.com/onesdk/types/WordParty';
export const items: WordPartyItem[] = ${written};`;
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, language, ...rest) =>
      name === FILE
        ? ts.createSourceFile(name, source, language)
        : disk.getSourceFile(name, language, ...rest),
    fileExists: (name) => name === FILE || disk.fileExists(name),
  };
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Every default, every field taken away or filled with its first value, and changes of effect. */
function edited(): readonly Item[] {
  return EFFECTS.flatMap((effect) => {
    const item = defaultItem(effect, effect);
    const variants = fieldsOf(effect).flatMap(({path: place, initial}) => [
      setField(item, place, undefined),
      setField(item, place, initial),
    ]);
    return [item, ...variants.filter((one) => one !== undefined), changeEffect(item, 'dropper')];
  });
}

describe('items and the types of the SDK', () => {
  it('are one type: ours can be used where the SDK asks for its own', () => {
    expectTypeOf<Item>().toExtend<WordPartyItem>();
    expectTypeOf<GlobalConfig>().toExtend<SdkGlobal>();
  });

  it('reads 240 items that the SDK allows, and the compiler accepts them as written', () => {
    const items = sdkItems(7, 240);
    const {items: read, problems} = readItems(JSON.parse(JSON.stringify(items)));
    expect(problems).toEqual([]);
    const written = writeItems(read);
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(items)));
    expect(complaints(written)).toEqual([]);
  }, 60_000);

  it('makes items that the compiler accepts, whatever field is edited', () => {
    const items = edited();
    expect(items.length).toBeGreaterThan(150);
    expect(complaints(writeItems(items))).toEqual([]);
  }, 60_000);

  it('would be told of a wrong item', () => {
    const wrong = JSON.stringify([{...sdkItems(1, 1)[0], effect: 'fireworks'}]);
    expect(complaints(wrong).join()).toContain('fireworks');
  }, 60_000);
});
