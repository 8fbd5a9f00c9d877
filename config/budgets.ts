/** A kilobyte as in the browsers' developer tools: 1,000 bytes. */
const KB = 1000;

/** What we aim for, and what fails a test today. A limit grows only with a reason in the commit. */
export interface Budget {
  goal: number;
  limit: number;
}

/**
 * What a page may weigh: bytes after gzip, or numbers of requests. "Before script" is everything
 * the browser fetches to show the page while the boot file waits for the first interaction.
 * Checked on the built files by tests/built/weight.test.ts; `npm run bench` measures the rest.
 */
export const BUDGETS = {
  docsPage: {
    /**
     * The goal is what the lightest peer, Starlight, needs for a long page. Today the largest is
     * docs/feature; more than half of it is the stylesheet.
     */
    beforeScript: {goal: 40 * KB, limit: 44 * KB},
    /** The page, one stylesheet, the boot file and the mark; each further one is a round trip. */
    requestsBeforeScript: {goal: 4, limit: 4},
    /**
     * Half of Docusaurus's default. Today: the entry scripts, 20 KB of theme parts shared by the
     * pages, the version's sidebar and the page's own text.
     */
    script: {goal: 130 * KB, limit: 176 * KB},
  },
  /** Home, downloads, news, legal pages, and the shells of tools and generators. */
  otherPage: {
    /** Room for drawings of the app's windows, which are inline SVG. */
    beforeScript: {goal: 60 * KB, limit: 60 * KB},
    requestsBeforeScript: {goal: 4, limit: 4},
  },
  /**
   * What every page loads, so that anything that slips in costs every visitor. react-dom alone is
   * 65 KB of it.
   */
  entryScripts: {goal: 110 * KB, limit: 140 * KB},
  /** Shared by every page, and nothing is painted before it. Goal: Docusaurus trimmed to our use. */
  stylesheet: {goal: 14 * KB, limit: 25 * KB},
  /** The only script before the first interaction. */
  bootFile: {goal: 3 * KB, limit: 3 * KB},
} as const satisfies Record<string, Budget | Record<string, Budget>>;
