import {type Item, nameOf, type Problem} from '@komebiyori/effects';

/**
 * What a problem says beside the item it is about, where its name need not be repeated.
 * @param item the item of the problem
 */
export function shortMessage({message}: Problem, item: Item): string {
  const name = `「${nameOf(item)}」`;
  const [before, after] = message.split(name, 2);
  const start = before === undefined ? 0 : before.length + name.length;
  return after === undefined ? message : message.slice(start).replace(/^[のは、]+/u, '');
}

/** The problems of one field; those of parts of its value among them. */
export function problemsAt(problems: readonly Problem[], path: string): readonly Problem[] {
  return problems.filter(
    (problem) => problem.path === path || problem.path?.startsWith(`${path}.`) === true,
  );
}
