import * as v from 'valibot';

/** What V8 writes with `--cpu-prof`: a tree of calls, and which of them ran when. Microseconds. */
const ProfileSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({functionName: v.string(), url: v.string()}),
      children: v.optional(v.array(v.number()), []),
    }),
  ),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
});

const PLUGIN = /\/(?<name>plugins\/[^/]+)\//u;
/** Parts of Docusaurus whose work depends on what we write. */
const PARTS = ['@docusaurus/mdx-loader', 'postcss-loader', 'css-loader', 'copy-webpack-plugin'];

/** Seconds of processor time that a build spent in a part of it, with all that the part called. */
export interface PartCost {
  readonly part: string;
  readonly seconds: number;
}

/**
 * What each plugin of ours, the loaders of Markdown and styles, and the collector of garbage cost
 * the main thread of a build, the dearest first. The bundler's own threads are not in it. A call of
 * one plugin from another counts for both.
 * @throws ValiError when the text is no profile
 */
export function costByPart(profile: unknown): PartCost[] {
  const {nodes, samples, timeDeltas} = v.parse(ProfileSchema, profile);
  const partsOf = new Map<number, ReadonlySet<string>>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const walk = (id: number, above: ReadonlySet<string>): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const part = partOf(node.callFrame);
    const parts = part === undefined || above.has(part) ? above : new Set([...above, part]);
    partsOf.set(id, parts);
    for (const child of node.children) walk(child, parts);
  };
  const [root] = nodes;
  if (root !== undefined) walk(root.id, new Set());
  const seconds = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    for (const part of partsOf.get(id) ?? []) {
      seconds.set(part, (seconds.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1e6);
    }
  }
  return [...seconds]
    .map(([part, spent]) => ({part, seconds: spent}))
    .sort((a, b) => b.seconds - a.seconds);
}

function partOf({functionName, url}: {functionName: string; url: string}): string | undefined {
  if (functionName === '(garbage collector)') return 'garbage collector';
  const known = PARTS.find((name) => url.includes(`/node_modules/${name}/`));
  if (known !== undefined) return known;
  return url.includes('/node_modules/') ? undefined : PLUGIN.exec(url)?.groups?.['name'];
}
