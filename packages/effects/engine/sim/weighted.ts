/**
 * One of a list, each as likely as its weight against the sum of all; undefined when nothing has any.
 * @param random 0 up to 1
 */
export function weighted<T>(
  random: () => number,
  list: readonly T[],
  weightOf: (one: T) => number,
): T | undefined {
  const weights = list.map((one) => Math.max(0, weightOf(one)));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return list.find((_, i) => {
    const weight = weights[i] ?? 0;
    left -= weight;
    return weight > 0 && left < 0;
  });
}
