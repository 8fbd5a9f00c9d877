/** A step through a text. */
export interface Step {
  /** UTF-16 units that it takes; at least 1. */
  readonly length: number;
  readonly cost: number;
}

/** The steps that are possible; see `cheapestPath`. */
export interface Steps<State, OneStep extends Step> {
  /** The states in which a path may begin. */
  readonly starts: readonly State[];
  /** What may follow at a place, in a state, after the last step; none at the beginning. */
  readonly from: (at: number, state: State, last: OneStep | undefined) => Iterable<OneStep>;
  readonly stateAfter: (step: OneStep) => State;
}

interface Path<OneStep> {
  readonly cost: number;
  readonly steps: readonly OneStep[];
}

/**
 * The steps that lead through a text for the least cost, by dynamic programming (Viterbi 1967): of the
 * ways to a place in the same state only the cheapest goes on, of equal ones the first.
 * @param length of the text, in UTF-16 units
 * @returns undefined when no steps lead to the end
 */
export function cheapestPath<State, OneStep extends Step>(
  length: number,
  {starts, from, stateAfter}: Steps<State, OneStep>,
): Path<OneStep> | undefined {
  const best = Array.from({length: length + 1}, () => new Map<State, Path<OneStep>>());
  for (const state of starts) best[0]?.set(state, {cost: 0, steps: []});
  for (const [at, paths] of best.slice(0, length).entries()) {
    for (const [state, path] of paths) {
      for (const step of from(at, state, path.steps.at(-1))) {
        const cost = path.cost + step.cost;
        const after = stateAfter(step);
        const ends = best[at + step.length];
        if (ends === undefined || cost >= (ends.get(after)?.cost ?? Infinity)) continue;
        ends.set(after, {cost, steps: [...path.steps, step]});
      }
    }
  }
  return [...(best[length]?.values() ?? [])].sort((a, b) => a.cost - b.cost)[0];
}
