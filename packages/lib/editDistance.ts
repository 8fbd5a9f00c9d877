type Rows = [Uint16Array, Uint16Array, Uint16Array];

/** Rows of the table of distances, used again: it is asked for each word of the texts. */
let rows: Rows = [new Uint16Array(256), new Uint16Array(256), new Uint16Array(256)];

function rowsFor(length: number): Rows {
  if (length > rows[0].length) {
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  return rows;
}

/**
 * How many characters must be added, left out, replaced or swapped with their neighbour to make one
 * text of the other; `allowed + 1` for all that is farther than allowed.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  let [beforeLast, last, row] = rowsFor(b.length + 1);
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > allowed) return allowed + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, allowed + 1);
}
