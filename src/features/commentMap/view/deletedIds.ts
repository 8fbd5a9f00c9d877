/**
 * Comments that were deleted, from two lists that the SDK told one after the other: it tells the list
 * without them and nothing else. Those at the old end may have made room for newer ones instead, and an
 * empty list was cleared, which deletes no vote.
 * @param before ids, oldest first
 * @param limit how many the SDK keeps
 */
export function deletedIds(
  before: readonly string[],
  now: readonly string[],
  limit: number,
): readonly string[] {
  if (now.length === 0) return [];
  const kept = new Set(now);
  const start = before.length < limit ? 0 : before.findIndex((id) => kept.has(id));
  return start === -1 ? [] : before.slice(start).filter((id) => !kept.has(id));
}
