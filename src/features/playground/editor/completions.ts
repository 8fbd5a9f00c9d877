import type {Member} from '@site/plugins/playground/client';

/** What is completed at a place: names of one kind, from where they begin. */
export interface Wanted {
  readonly of: readonly Member['of'][];
  /** How many letters before the place belong to the name. */
  readonly typed: number;
}

/**
 * What the code before a place asks for: names after `OneSDK.`, `PERM.` and `data.`, types in quotes
 * after `action:` and in `permissions`, settings in `setup({`.
 * @param before the text of the script up to the place
 */
export function wantedAt(before: string): Wanted | undefined {
  const word = /[\w]*$/u.exec(before)?.[0] ?? '';
  const rest = before.slice(0, before.length - word.length);
  const typed = word.length;
  if (/\bOneSDK\.PERM\.$/u.test(rest)) return {of: ['PERM'], typed};
  if (/\bOneSDK\.$/u.test(rest)) return {of: ['OneSDK'], typed};
  if (/\bdata\??\.$/u.test(rest)) return {of: ['data'], typed};
  if (/\bcomment\??\.$/u.test(rest)) return {of: ['comment'], typed};
  const quoted = /(?<lead>\baction:\s*|\bpermissions:\s*\[[^\]]*)["'](?<typed>[\w.]*)$/u.exec(
    before,
  );
  if (quoted !== null) return {of: ['action'], typed: quoted.groups?.['typed']?.length ?? 0};
  if (/\bsetup\(\{[^}]*(?:[{,]|\n)\s*$/u.test(rest)) return {of: ['setup'], typed};
  return undefined;
}

/** What is known of the name around a place, for the box that appears over it. */
export function memberAt(
  line: string,
  column: number,
  members: readonly Member[],
): {readonly member: Member; readonly from: number; readonly to: number} | undefined {
  for (const match of line.matchAll(/[\w.]+/gu)) {
    const from = match.index;
    const to = from + match[0].length;
    if (column < from || column > to) continue;
    const isQuoted = /["']/u.test(line.charAt(from - 1));
    const action = members.find(({of, name}) => of === 'action' && name === match[0]);
    if (isQuoted && action !== undefined) return {member: action, from, to};
    // The part of `OneSDK.PERM.ORDER` that the pointer is on.
    const head = match[0].slice(0, column - from).lastIndexOf('.') + 1;
    const name = /^\w+/u.exec(match[0].slice(head))?.[0] ?? '';
    const wanted = wantedAt(line.slice(0, from + head));
    const isSetting = /^\s*:/u.test(line.slice(from + head + name.length));
    const kinds: readonly Member['of'][] = wanted?.of ?? (isSetting ? ['setup'] : []);
    const member = members.find((one) => kinds.includes(one.of) && one.name === name);
    if (member === undefined) return undefined;
    return {member, from: from + head, to: from + head + name.length};
  }
  return undefined;
}

/** A name that the SDK does not know, which it passes over in silence. */
export interface UnknownName {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** What may have been meant, three at most. */
  readonly near: readonly string[];
}

const SUBSCRIBED = /\bsubscribe\(\s*\{[^{}]*?\baction:\s*["'](?<name>[\w.]+)["']/gu;
const SETTINGS = /\bsetup\(\s*\{[^{}]*/gu;
const LISTED = /\b(?:includes|excludes):\s*\[(?<names>[^[\]]*)\]/gu;

const QUOTED = /(?<quote>["'`])(?<name>[^"'`]*)\k<quote>/gu;

/** The known name that differs in capitals only, else those that begin alike. */
function nearestOf(name: string, known: readonly string[]): readonly string[] {
  const startsAs = (length?: number): readonly string[] => {
    const begin = name.slice(0, length).toLowerCase();
    return known.filter((other) => other.slice(0, length).toLowerCase() === begin);
  };
  const same = startsAs();
  return same.length > 0 ? same : startsAs(3).slice(0, 3);
}

const unknownAt = (script: string, at: number, name: string, known: readonly string[]) => ({
  ...{name, line: script.slice(0, at).split('\n').length},
  near: nearestOf(name, known),
});

/**
 * The types of events that a script subscribes to and that are none, in the order of the text: nothing
 * of them ever comes.
 */
export function unknownActions(script: string, members: readonly Member[]): UnknownName[] {
  const known = members.filter(({of}) => of === 'action').map(({name}) => name);
  return [...script.matchAll(SUBSCRIBED)].flatMap((match) => {
    const {name = ''} = match.groups ?? {};
    if (known.length === 0 || known.includes(name)) return [];
    return [unknownAt(script, match.index + match[0].length, name, known)];
  });
}

/**
 * The sites that `includes` and `excludes` of a script name and that are none, in the order of the
 * text: `YouTube` in the place of `youtube` lets nothing through.
 */
export const unknownServices = (script: string, known: readonly string[]): UnknownName[] =>
  [...script.matchAll(SETTINGS)].flatMap(({0: settings, index}) =>
    [...settings.matchAll(LISTED)].flatMap((list) => {
      const {names = ''} = list.groups ?? {};
      const start = index + list.index + list[0].length - 1 - names.length;
      return [...names.matchAll(QUOTED)].flatMap((match) => {
        const {name = ''} = match.groups ?? {};
        return known.includes(name) ? [] : [unknownAt(script, start + match.index, name, known)];
      });
    }),
  );
