import path from 'node:path';
import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type ts from 'typescript';
import {parseMdx, FRONT_MATTER} from '../../lib/readBlocks';
import type {Member} from '../shared/types';

/** Longer ones, such as all of a comment's forms, say less than the name. */
const LONGEST = 200;

/** By the head of a table of the manual, whose names its rows explain. */
const HEADS: Readonly<Record<string, Member['of']>> = {
  書き方: 'OneSDK',
  キー: 'setup',
  action: 'action',
};
/** The head of the tables on comments, of which the first is the outer object and the next its `data`. */
const ITEMS = '項目';
const ITEM_TABLES = ['comment', 'data'] as const;

/** What the tables of the manual's page on the SDK say of each name: the last cell of its row. */
export function readMeanings(source: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  let items = 0;
  const note = (table: Table): void => {
    const [head, ...rows] = table.children;
    const title = toString(head?.children[0]);
    const of = title === ITEMS ? ITEM_TABLES[items] : HEADS[title];
    if (title === ITEMS) items += 1;
    if (of === undefined) return;
    for (const {children: cells} of rows) {
      for (const part of cells[0]?.children ?? []) {
        const name = part.type === 'inlineCode' ? /^[\w.]+/u.exec(part.value)?.[0] : undefined;
        if (name === undefined) continue;
        const key = `${of} ${name}`;
        if (!meanings.has(key)) meanings.set(key, toString(cells.at(-1)));
      }
    }
  };
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'table') note(node);
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(parseMdx(source.replace(FRONT_MATTER, '')));
  return meanings;
}

/** The types that a template meets, and where their names are written. */
const SOURCES = [
  {of: 'OneSDK', file: 'OneSDK.d.ts', type: 'OneSDK'},
  {of: 'setup', file: 'types/OneSDK.d.ts', type: 'OneSDKConfig'},
  {of: 'action', file: 'types/OneSDK.d.ts', type: 'PublishActions'},
  {of: 'comment', file: 'types/Comment.d.ts', type: 'Comment'},
  {of: 'data', file: 'types/BaseResponse.d.ts', type: 'BaseResponse'},
] as const;

/**
 * The names of the SDK with their types, from its declarations, and what the manual says of them.
 * @param folder of the package
 * @param manual the source of the manual's page on it
 */
export async function readMembers(folder: string, manual: string): Promise<Member[]> {
  // A compiler, which a build that has read them before need not load.
  const {default: ts} = await import('typescript');
  const isPublic = ({declarations = []}: ts.Symbol): boolean =>
    declarations.every(
      (one) => (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Private) === 0,
    );
  const meanings = readMeanings(manual);
  const files = SOURCES.map(({file}) => path.join(folder, file));
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const textOf = (symbol: ts.Symbol): string =>
    checker
      .typeToString(
        checker.getTypeOfSymbol(symbol),
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      )
      // Types of files that are not looked at are named by their path on this machine.
      .replaceAll(/import\("[^"]*"\)\./gu, '');
  const members = SOURCES.flatMap(({of, file, type: name}, at): Member[] => {
    const source = program.getSourceFile(files[at] ?? '');
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (symbol === undefined) throw new Error(`${file} exports no ${name}`);
    return checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .filter(isPublic)
      .map((member) => ({
        ...{of, name: member.name, signature: textOf(member)},
        doc: meanings.get(`${of} ${member.name}`) ?? '',
      }));
  });
  const groups = members.find(({of, name}) => of === 'OneSDK' && name === 'PERM');
  const names = [...(groups?.signature ?? '').matchAll(/readonly (?<name>\w+):/gu)];
  const perm = names.map(({groups: found}): Member => {
    const name = found?.['name'] ?? '';
    return {of: 'PERM', name, signature: `"${name}"`, doc: ''};
  });
  return [...members, ...perm].map((member) => ({
    ...member,
    signature:
      member.signature.length > LONGEST
        ? `${member.signature.slice(0, LONGEST)}…`
        : member.signature,
  }));
}
