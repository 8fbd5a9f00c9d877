/**
 * How likely each of some weights is drawn, in percent with one digit after the point at most; what
 * is below 0 counts as 0.
 */
export function shares(weights: readonly number[]): readonly string[] {
  const sound = weights.map((weight) => Math.max(0, weight));
  const all = sound.reduce((sum, weight) => sum + weight, 0);
  return sound.map((weight) => {
    const percent = all === 0 ? 0 : (weight / all) * 100;
    return `${Number(percent.toFixed(1))}%`;
  });
}
