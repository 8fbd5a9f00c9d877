/** A comment that is shown, for the rules of how long. */
export interface Shown {
  readonly id: string;
  /** When it came, in milliseconds of the clock. */
  readonly since: number;
  readonly isPaid: boolean;
}

export interface RetentionRules {
  /** How many comments there may be. */
  readonly limit: number;
  /** Milliseconds until a comment leaves; 0 never. */
  readonly lifetimeMs: number;
  /** Milliseconds that a gift stays whatever the other two say. */
  readonly pinMs: number;
}

const pinnedUntil = ({since, isPaid}: Shown, {pinMs}: RetentionRules): number =>
  isPaid ? since + pinMs : since;

const endOf = (one: Shown, rules: RetentionRules): number =>
  rules.lifetimeMs === 0
    ? Infinity
    : Math.max(one.since + rules.lifetimeMs, pinnedUntil(one, rules));

/** The ids of those that leave now; `shown` is oldest first. */
export function leaving(shown: readonly Shown[], rules: RetentionRules, now: number): string[] {
  const staying = shown.filter((one) => endOf(one, rules) > now);
  const surplus = Math.max(0, staying.length - rules.limit);
  const overflow = staying.filter((one) => pinnedUntil(one, rules) <= now).slice(0, surplus);
  const kept = new Set(staying.filter((one) => !overflow.includes(one)));
  return shown.filter((one) => !kept.has(one)).map(({id}) => id);
}

/** When to look again; undefined when only something new changes anything. */
export function nextLeaving(
  shown: readonly Shown[],
  rules: RetentionRules,
  now: number,
): number | undefined {
  const ends = shown.map((one) => endOf(one, rules));
  const pins = shown.length > rules.limit ? shown.map((one) => pinnedUntil(one, rules)) : [];
  const next = Math.min(...ends, ...pins.filter((time) => time > now));
  return next === Infinity ? undefined : next;
}
