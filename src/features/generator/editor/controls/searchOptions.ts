import type {Option} from '@site/overlays/model/catalogue';

/** As people type it: widths, cases and the two kana are the same. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Everything by which an option is found. */
function textOf({group, field, key}: Option): string {
  const choices = 'choices' in field ? (field.choices ?? []).map(({label}) => label) : [];
  const said = [group.label, field.label, field.help ?? '', ...(field.words ?? []), ...choices, key];
  return plain(said.join('\n'));
}

/** The options in which all words of a query stand; all of them for an empty query. */
export function searchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = textOf(option);
    return words.every((word) => text.includes(word));
  });
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
