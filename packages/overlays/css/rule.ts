/** Declarations in the order in which they are printed; undefined ones are left out. */
export type Declarations = Readonly<Record<string, string | number | undefined>>;

/** A style rule. */
export interface StyleRule {
  readonly type: 'style';
  readonly selector: string;
  readonly declarations: Declarations;
}

/** A rule that holds others: `@media (…)`, `@keyframes name`. */
export interface GroupRule {
  readonly type: 'group';
  readonly prelude: string;
  readonly rules: readonly Rule[];
}

export type Rule = StyleRule | GroupRule;

export function rule(selector: string, declarations: Declarations): StyleRule {
  return {type: 'style', selector, declarations};
}

export function group(prelude: string, rules: readonly Rule[]): GroupRule {
  return {type: 'group', prelude, rules};
}

/** Prints rules; equal rules give equal text. Rules without declarations are left out. */
export function printRules(rules: readonly Rule[], indent = ''): string {
  return joined(rules)
    .map((one) => printRule(one, indent))
    .join('');
}

/** Neighbours with the same selector become one rule. */
function joined(rules: readonly Rule[]): readonly Rule[] {
  const made: Rule[] = [];
  for (const one of rules) {
    const last = made.at(-1);
    if (last?.type !== 'style' || one.type !== 'style' || last.selector !== one.selector) {
      made.push(one);
      continue;
    }
    made.splice(-1, 1, rule(one.selector, both(last.declarations, one.declarations)));
  }
  return made;
}

/** Later ones stand later, also where they replace an earlier one: shorthands reset their parts. */
function both(first: Declarations, second: Declarations): Declarations {
  const all = new Map(Object.entries(first));
  for (const [name, value] of Object.entries(second)) {
    if (value === undefined) continue;
    all.delete(name);
    all.set(name, value);
  }
  return Object.fromEntries(all);
}

function printRule(one: Rule, indent: string): string {
  if (one.type === 'group') {
    const inside = printRules(one.rules, `${indent}  `);
    return inside === '' ? '' : `${indent}${one.prelude} {\n${inside}${indent}}\n`;
  }
  const lines = Object.entries(one.declarations)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}  ${name}: ${String(value)};\n`);
  return lines.length === 0 ? '' : `${indent}${one.selector} {\n${lines.join('')}${indent}}\n`;
}
