/** What loads that fail have around them. */
export interface LoadSurroundings {
  /** Whether somebody waits: what is only fetched ahead fails in silence. */
  readonly isWanted: () => boolean;
  /** Loads the page anew where that can help; kept when the page is still here. */
  readonly recover: () => Promise<void>;
  /** Says that something could not be loaded, until `settle` or the next failure. */
  readonly tell: (error: unknown) => void;
  /** Everything that had failed is there. */
  readonly settle: () => void;
}

/** Loads that are tried again instead of failing. */
export interface Loads {
  /**
   * A load that waits after a failure until `again` is called.
   * @throws what is no failure to load, such as an error of the code that was loaded
   */
  readonly keep: <Value>(load: () => Promise<Value>) => Promise<Value>;
  /** Tries again what has failed. */
  readonly again: () => void;
}

/** A file that has not come for long: a reload would only throw away what has come of it. */
const isLate = (error: Error): boolean => 'type' in error && error.type === 'timeout';

/** Whether an error is that of the bundler, which could not load a file. */
function isLoadError(error: unknown): error is Error {
  return error instanceof Error && /chunk/iu.test(`${error.name} ${error.message}`);
}

export function createLoads({isWanted, recover, tell, settle}: LoadSurroundings): Loads {
  const waiting = new Set<() => void>();
  let missing = 0;

  const failed = async (error: Error): Promise<void> => {
    const isToldAgain = new Promise<void>((resolve) => waiting.add(resolve));
    if (isWanted()) {
      if (!isLate(error)) await recover();
      tell(error);
    }
    await isToldAgain;
  };
  return {
    async keep(load) {
      let hasFailed = false;
      for (;;) {
        try {
          const value = await load();
          if (hasFailed) missing -= 1;
          if (hasFailed && missing === 0) settle();
          return value;
        } catch (error) {
          if (!isLoadError(error)) throw error;
          if (!hasFailed) missing += 1;
          hasFailed = true;
          await failed(error);
        }
      }
    },
    again() {
      const all = [...waiting];
      waiting.clear();
      for (const go of all) go();
    },
  };
}
