/** Mean of each value and its eight neighbours; outside of the field its border goes on. */
export function meanOfNine(values: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const here = values[row + x] ?? 0;
      const left = x > 0 ? (values[row + x - 1] ?? 0) : here;
      const right = x < width - 1 ? (values[row + x + 1] ?? 0) : here;
      sums[row + x] = left + here + right;
    }
  }
  const means = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++)
      means[row + x] = ((sums[above + x] ?? 0) + (sums[row + x] ?? 0) + (sums[below + x] ?? 0)) / 9;
  }
  return means;
}
