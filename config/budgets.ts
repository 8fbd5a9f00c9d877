import {supporters} from '../data/supporters.json';
import versions from '../versions.json';

/** A kilobyte as in the browsers' developer tools: 1,000 bytes. */
const KB = 1000;

/**
 * What one more manual adds to the scripts of every page: the addresses of its pages 0.7 KB, the hashes
 * of their chunks 1.2 KB. So a new version needs no new budget, and one that goes leaves no room.
 */
const MANUALS = versions.length * 1.9 * KB;
/** What the places of supporters with names, links and pictures take in the footer of every page. */
const SUPPORTERS = supporters.length === 0 ? 0 : (0.1 + supporters.length * 0.05) * KB;

/** What we aim for, and what fails a test today. A limit grows only with a reason in the commit. */
export interface Budget {
  goal: number;
  limit: number;
}

/**
 * What a page may weigh: bytes after gzip, or numbers of requests. "Before script" is everything
 * the browser fetches to show the page while the boot file waits for the first interaction.
 * Checked on the built files by tests/built/weight.test.ts; `npm run bench` measures the rest. Where
 * content adds to it (a page its route, a template its card), about 1 KB is left for that.
 */
export const BUDGETS = {
  docsPage: {
    /**
     * The goal is what the lightest peer, Starlight, needs for a long page. Nearly all styles that the
     * page will ever load are in it (plugins/bundle): 5 KB more than what its HTML needs, and
     * 58 KB less in all.
     */
    beforeScript: {goal: 40 * KB, limit: 50 * KB + SUPPORTERS},
    /** The page, its stylesheet, the boot file and the wordmark's font (1.7 KB). */
    requestsBeforeScript: {goal: 4, limit: 4},
    /**
     * Half of Docusaurus's default. react-dom (65 KB), the route and chunk tables (17 KB) and the
     * page's own text, which React needs again to take over, are what stands between limit and goal.
     * The button of a check of the reader's app is 0.5 KB of the longest page, the names of the
     * cells of tables, which phones show in the place of a head, 0.4 KB.
     */
    script: {goal: 130 * KB, limit: 187.5 * KB + MANUALS + SUPPORTERS},
  },
  /** The routes of an older manual, which its readers load on top (plugins/bundle): bytes for a page of it. */
  manualTable: {goal: 36, limit: 40},
  /**
   * The developer section: a page holds every call or message of an interface with code for each,
   * because readers search such a page instead of leafing through many. Before 8.0 the settings of
   * speech are such a page as well: the dictionary, which 8.0 has on a page of its own, is in them.
   * The hash of the boot file in its tag is 55 bytes of every page. Headers of rows, and the names that
   * entries give to what stands in them, are up to 0.7 KB of the script, names of the links to the
   * playground 0.3 KB. The way of OneSDK by npm, with all files that it takes, is 0.9 KB. What each call of
   * the HTTP API does and refuses, with an answer of its own, is 0.5 KB; of OneSDK, what stays after a
   * cut and a file of comments to try are 0.6 KB. That its fifteen buttons 「script.js」 are named after
   * what each of them copies is 0.1 KB; that the navbar looks for the page once, 0.1 KB of the script.
   */
  referencePage: {
    beforeScript: {goal: 40 * KB, limit: 65.8 * KB + SUPPORTERS},
    requestsBeforeScript: {goal: 4, limit: 4},
    script: {goal: 130 * KB, limit: 203.9 * KB + MANUALS + SUPPORTERS},
  },
  /**
   * The downloads of templates and the gallery of the generator: their cards and nothing of the
   * templates themselves. Every page has a line for each chunk that is loaded at a press.
   */
  templateGallery: {script: {goal: 150 * KB, limit: 166.6 * KB + MANUALS + SUPPORTERS}},
  /**
   * What the first preview that runs loads on top: the simulated comments, the frame's driver and the
   * stand-in of the SDK, which gives the frame its fonts. Each template adds its zip. The tokenizer that
   * judges somebody's CSS as a browser reads it is 3.1 KB of it, what measures the pictures of a design
   * by their headers 0.6 KB.
   */
  templatePreview: {goal: 25 * KB, limit: 36 * KB},
  /**
   * Everything that runs when the editor of templates shows its first comment; measured by
   * `npm run bench -- generator`.
   */
  templateEditor: {script: {goal: 300 * KB, limit: 350 * KB}},
  /** Home, downloads, news, legal pages, and the shells of tools and generators. */
  otherPage: {
    /** With drawings of the app's windows, which are inline SVG. */
    beforeScript: {goal: 40 * KB, limit: 50 * KB + SUPPORTERS},
    /** One more than the manual: the hero's font on the home page, the mark on the media kit. */
    requestsBeforeScript: {goal: 4, limit: 5},
  },
  /**
   * What every page loads, so that anything that slips in costs every visitor. react-dom alone is
   * 65 KB of it, what keeps a page while the next one cannot be loaded (plugins/bundle) 1.5
   * KB, what registers the offline worker and tells it what to keep 0.5 KB, what knows that single
   * keys are switched off 0.2 KB, the one button of all pages 0.4 KB, what loads the styles of chunks
   * and knows which chunk has which 2.2 KB. Cuts of Docusaurus's own data
   * that saved less than they broke are gone (tslib 3 KB, addresses of pages 3 KB, texts 1 KB, build
   * settings 1.8 KB).
   */
  entryScripts: {goal: 110 * KB, limit: 138.2 * KB + MANUALS + SUPPORTERS},
  /**
   * The file that a page names; nothing is painted before it. 20.9 KB is the most in the manual; what
   * is above has drawings of all kinds. Tables that phones can read are 0.1 KB of it.
   */
  stylesheet: {goal: 14 * KB, limit: 23.1 * KB},
  /** That file, and what the application and the page's own tool load on top (plugins/bundle). */
  allStyles: {
    manual: {goal: 20 * KB, limit: 25 * KB},
    tool: {goal: 25 * KB, limit: 35 * KB},
  },
  /**
   * The only script before the first interaction; what guards HTML and scripts is 0.4 KB of it, what
   * keeps the page and tries again when files cannot be loaded, and says which of four reasons that
   * has, 1.1 KB, what knows the search's own shortcut 0.1 KB, what knows that single keys are switched
   * off 0.1 KB, what makes a choice again that the application would undo 0.1 KB.
   */
  bootFile: {goal: 3 * KB, limit: 4.75 * KB},
  /** Any single one; pictures of the app's windows in full size are the heaviest. */
  picture: {goal: 100 * KB, limit: 250 * KB},
} as const satisfies Record<string, Budget | Record<string, Budget>>;
