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
    /** The goal is what the lightest peer, Starlight, needs for a long page without its script. */
    beforeScript: {goal: 40 * KB, limit: 40 * KB},
    /** HTML, one stylesheet, the boot file and the mark; each further one is a round trip. */
    requestsBeforeScript: {goal: 4, limit: 4},
    /** Half of Docusaurus's default; react-dom alone is 65 KB. */
    script: {goal: 130 * KB, limit: 175 * KB},
  },
  /** Home, downloads, news, legal pages, and the shells of tools and generators. */
  otherPage: {
    /** Room for drawings of the app's windows, which are inline SVG. */
    beforeScript: {goal: 60 * KB, limit: 60 * KB},
    requestsBeforeScript: {goal: 6, limit: 6},
  },
  /** The scripts that every page loads: what slips in here costs every visitor. */
  entryScripts: {goal: 110 * KB, limit: 160 * KB},
  /** Shared by every page and blocking its first paint. */
  stylesheet: {goal: 14 * KB, limit: 20 * KB},
  /** The only script before the first interaction. */
  bootFile: {goal: 3 * KB, limit: 3 * KB},
} as const satisfies Record<string, Budget | Record<string, Budget>>;
