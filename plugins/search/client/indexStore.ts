import type {IndexSource} from '../shared/indexFile';
import {headIndex, parseContents, parseHead, unpackIndex} from '../shared/packIndex';
import type {IndexUrls, Stage} from '../shared/protocol';
import {buildInSteps} from './engine/buildIndex';
import type {SearchIndex} from './engine/searchIndex';

/** What the worker has around it; tests have their own. */
export interface Surroundings {
  origin: string;
  fetchText: (url: string) => Promise<string>;
  /** Lets the messages in that have arrived. */
  pause: () => Promise<void>;
  /** Time in ms. */
  now: () => number;
}

/** An index that cannot be built; the message is what was thrown. */
export class BrokenIndexError extends Error {
  constructor(thrown: unknown) {
    super(messageOf(thrown), {cause: thrown});
    this.name = 'BrokenIndexError';
  }
}

/** The message of what was thrown; lunr throws bare strings, too. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** So long, in ms, a search may wait for the building of an index. */
const SLICE = 8;

/** A promise made once for a key; one that fails is forgotten, so that asking again tries again. */
function once<Rest extends unknown[], Value>(
  make: (key: string, ...rest: Rest) => Promise<Value>,
): (key: string, ...rest: Rest) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const making = make(key, ...rest);
    known.set(key, making);
    making.catch(() => known.delete(key));
    return making;
  };
}

export interface IndexStore {
  /** Says where the files of a version are; what is known of it already stays. */
  register: (versionPath: string, urls: IndexUrls) => void;
  has: (versionPath: string) => boolean;
  /** Loads and builds a stage of a version, once. Rejects when that fails; the next call tries again. */
  load: (versionPath: string, stage: Stage) => Promise<SearchIndex>;
  /** The stages that are built. */
  built: (versionPath: string, stage: Stage) => SearchIndex | undefined;
}

/** The indexes of the versions, each file fetched once. */
export function createIndexStore({fetchText, pause, now}: Surroundings): IndexStore {
  const addresses = new Map<string, IndexUrls>();
  const builtIndexes = new Map<string, SearchIndex>();
  const headOf = once(async (url) => parseHead(JSON.parse(await fetchText(url))));
  // Long texts are read when nobody waits for the short ones any more.
  const contentsOf = once(async (url, headStage: Promise<unknown>) => {
    const text = await fetchText(url);
    await headStage;
    await pause();
    return parseContents(JSON.parse(text));
  });

  const build = async (files: readonly IndexSource[]): Promise<SearchIndex> => {
    const steps = buildInSteps(files);
    let due = now() + SLICE;
    for (;;) {
      const step = stepOf(steps);
      if (step.done === true) return step.value;
      if (now() < due) continue;
      await pause();
      due = now() + SLICE;
    }
  };
  const urlsOf = (versionPath: string): IndexUrls[keyof IndexUrls][] => {
    const urls = addresses.get(versionPath);
    if (urls === undefined) throw new Error(`Version ${versionPath} was never loaded`);
    return [urls.version, urls.pages];
  };
  const headStage = once(async (versionPath) => {
    const heads = await Promise.all(urlsOf(versionPath).map(({head}) => headOf(head)));
    return build(heads.map(headIndex));
  });
  const wholeStage = once(async (versionPath) => {
    // The first stage answers what is typed meanwhile.
    const first = headStage(versionPath);
    const files = urlsOf(versionPath).map(async ({head, contents}) =>
      Promise.all([headOf(head), contentsOf(contents, first)]),
    );
    const packed = await Promise.all(files);
    const index = await build(packed.map(([head, contents]) => unpackIndex(head, contents)));
    for (const make of [index.words, index.vocabulary, index.sounds, index.readings]) {
      await pause();
      make();
    }
    return index;
  });

  return {
    register: (versionPath, urls) => {
      if (!addresses.has(versionPath)) addresses.set(versionPath, urls);
    },
    has: (versionPath) => addresses.has(versionPath),
    load: async (versionPath, stage) => {
      const index = await (stage === 'head' ? headStage : wholeStage)(versionPath);
      builtIndexes.set(`${stage} ${versionPath}`, index);
      return index;
    },
    built: (versionPath, stage) => builtIndexes.get(`${stage} ${versionPath}`),
  };
}

function stepOf(steps: ReturnType<typeof buildInSteps>): ReturnType<typeof steps.next> {
  try {
    return steps.next();
  } catch (error) {
    throw new BrokenIndexError(error);
  }
}
