import {COMMON_FIELDS, isActive, type Item, matches, readPattern} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';
import {groupOf} from '../form/groups';

/**
 * What becomes of an item for the text of a comment.
 * `hit`: it is shown. `maybe`: it is, if its conditions hold, too. `shadowed`: it fits, but one above
 * was shown already.
 */
export interface Verdict {
  readonly item: Item;
  readonly kind: 'hit' | 'maybe' | 'shadowed';
  /** The line of the patterns that fits. */
  readonly line: string;
  /** Labels of what must hold besides. */
  readonly conditions: readonly string[];
}

/** How words come to the app; buttons of the pad send reactions. */
export type Arrival = 'comment' | 'reaction' | 'gift';

/** The condition that holds by the way in which words come. */
const MET: Readonly<Record<Arrival, string>> = {
  comment: '',
  reaction: 'matchReaction',
  gift: 'matchGift',
};

const isSet = (value: unknown): boolean =>
  value === true || typeof value === 'number' || (Array.isArray(value) && value.length > 0);

/** What an item asks for besides words, as its fields are called. */
function conditionsOf(item: Item, arrival: Arrival): readonly string[] {
  return COMMON_FIELDS.filter(
    (field) =>
      !['enabled', 'name', 'excludeReaction', MET[arrival]].includes(field.path) &&
      groupOf(field) === 'when' &&
      isActive(field, item) &&
      isSet(valueAt(item, field.path)),
  ).map(({label}) => label);
}

interface JudgeOptions {
  /** A comment when not given. */
  readonly arrival?: Arrival;
  /** The app shows all that fit, not the first alone. */
  readonly multipleMatch: boolean;
  /** Lines with an expression that fits the text, from a trial in a worker. */
  readonly fitting: ReadonlySet<string>;
}

/**
 * Which items the text of a comment shows, judged as the app does: from top to bottom, upper and
 * lower case alike, the first one alone or all. Items that are switched off count for nothing.
 * Expressions are never run here: one that takes minutes would take the page with it.
 */
export function judge(
  items: readonly Item[],
  text: string,
  {arrival = 'comment', multipleMatch, fitting}: JudgeOptions,
): readonly Verdict[] {
  if (text === '') return [];
  const fits = (line: string): boolean =>
    readPattern(line).kind === 'expression' ? fitting.has(line) : matches(line, text);
  const verdicts: Verdict[] = [];
  let isTaken = false;
  for (const item of items) {
    const isAway = !item.enabled || (arrival === 'reaction' && item.excludeReaction === true);
    const line = isAway ? undefined : item.pattern.find(fits);
    if (line === undefined) continue;
    const conditions = conditionsOf(item, arrival);
    const shown = conditions.length === 0 ? 'hit' : 'maybe';
    const kind = isTaken && !multipleMatch ? 'shadowed' : shown;
    verdicts.push({item, kind, line, conditions});
    if (kind === 'hit') isTaken = true;
  }
  return verdicts;
}
