import type {Option} from '@komebiyori/overlays/model/catalogue';

/** As people type it: widths, cases and the two kana are the same. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** What an option is called. */
function nameOf({group, field, key}: Option): string {
  return plain([group.label, field.label, ...(field.words ?? []), key].join('\n'));
}

/** What is said of it besides. */
function restOf({field}: Option): string {
  const choices = 'choices' in field ? (field.choices ?? []).map(({label}) => label) : [];
  return plain([field.help ?? '', ...choices].join('\n'));
}

/**
 * The options in which all words of a query stand, those first that are called so; all of them for an
 * empty query.
 */
export function searchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  const isIn = (text: string): boolean => words.every((word) => text.includes(word));
  const called = options.filter((option) => isIn(nameOf(option)));
  const told = options.filter(
    (option) => !called.includes(option) && isIn(`${nameOf(option)}\n${restOf(option)}`),
  );
  return [...called, ...told];
}

/** Options that stand under one heading. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** The options by their groups, in order. */
export function byGroup(options: readonly Option[]): readonly OptionGroup[] {
  const groups = new Map<string, {id: string; label: string; options: Option[]}>();
  for (const option of options) {
    const {id, label} = option.group;
    const group = groups.get(id) ?? {id, label, options: []};
    group.options.push(option);
    groups.set(id, group);
  }
  return [...groups.values()];
}
