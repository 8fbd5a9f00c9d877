/** All sources together: the loudest counts. */
export const ANY = 'any';

/** Sources of which there is one; inputs of OBS are `obs:` and the name there. */
const SINGLE_SOURCES = {
  mic: 'マイク',
  tab: 'タブの音',
  demo: 'デモの音',
} as const;

type SingleSource = keyof typeof SINGLE_SOURCES;
export type SourceId = SingleSource | `obs:${string}`;

export const obsSource = (input: string): SourceId => `obs:${input}`;

/** The input's name in OBS; undefined for any other source. */
export const obsInputOf = (source: string): string | undefined =>
  source.startsWith('obs:') ? source.slice('obs:'.length) : undefined;

const isSingle = (source: string): source is SingleSource => Object.hasOwn(SINGLE_SOURCES, source);

/** Sources to choose from, by what they are called. */
export const sourceOptions = (ids: readonly string[]) =>
  [...new Set([ANY, ...ids])].map((id) => ({value: id, name: sourceName(id)}));

/** What a source is called. */
export function sourceName(source: string): string {
  if (source === ANY) return 'つないだ音源すべて';
  const input = obsInputOf(source);
  if (input !== undefined) return `OBS：${input}`;
  return isSingle(source) ? SINGLE_SOURCES[source] : source;
}
