/** So many previews run at once: each is a page of its own. */
export const MOST_PLAYING = 4;

export interface Wishes {
  /** Ids of the cards that can be seen, from the top. */
  readonly seen: readonly string[];
  /** Those whose preview somebody asked for, the last one last. */
  readonly asked: readonly string[];
  /** Those that somebody stopped. */
  readonly stopped: readonly string[];
  /** Whether previews start by themselves. */
  readonly isMoving: boolean;
}

/** The cards whose previews run: only ones that can be seen, and first those asked for. */
export function playing({seen, asked, stopped, isMoving}: Wishes): string[] {
  const wanted = asked.filter((id) => seen.includes(id)).reverse();
  const others = seen.filter((id) => isMoving && !asked.includes(id) && !stopped.includes(id));
  return [...wanted, ...others].slice(0, MOST_PLAYING);
}
