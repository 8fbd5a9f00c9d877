/** Where a reader finds the nearest thing in a manual that lacks a page, best first. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  'developer/index': ['settings/api'],
  'developer/api/index': ['developer/http-api', 'settings/api'],
  'developer/api/websocket': ['developer/websocket-api', 'settings/api'],
  'developer/app-log': ['settings/others'],
  'developer/http-api': ['settings/api'],
  'developer/onesdk-js': ['customize/self-style'],
  'developer/playground': ['customize/self-style'],
  'developer/plugin': ['feature/plugins'],
  'developer/websocket-api': ['settings/api'],
  'feature/aivis-speech': ['feature/voicevox'],
  'feature/coeiroink': ['feature/voicevox'],
  'feature/comment-log-search': ['feature/comment-log'],
  'feature/dictionary': ['settings/speech'],
  // One took the place of the other; 5.0 has neither.
  'feature/wordparty-controller': ['feature/wordparty-ponkit', 'feature/wordparty'],
  'feature/wordparty-ponkit': ['feature/wordparty-controller', 'feature/wordparty'],
  glossary: ['about'],
  'trouble-shooting/migrate-v4': ['guide/update'],
  'trouble-shooting/twitch-login': ['feature/member-limit'],
};

/** What is asked of a manual here: its pages, and the one it begins with. */
interface Manual<Page> {
  readonly docs: readonly Page[];
  readonly mainDocId: string;
}

/**
 * Where a reader of a page, or of none, is led in another manual: to the nearest page, else to the
 * one that the manual begins with.
 */
export function pageIn<Page extends {readonly id: string}>(
  {docs, mainDocId}: Manual<Page>,
  id: string | undefined,
): Page | undefined {
  const find = (wanted: string): Page | undefined => docs.find((page) => page.id === wanted);
  const nearest =
    id === undefined ? undefined : nearestPage(id, (wanted) => find(wanted) !== undefined);
  return find(nearest ?? mainDocId);
}

/**
 * The page of a manual that comes nearest to a page of another one: the same page, what took its
 * place or deals with its subject, the index of its section. Undefined when there is none of them.
 * @param id for example `feature/dictionary`
 * @param hasPage whether the manual has a page
 */
export function nearestPage(id: string, hasPage: (id: string) => boolean): string | undefined {
  const section = id.includes('/') ? [`${id.slice(0, id.indexOf('/'))}/index`] : [];
  return [id, ...(NEAR[id] ?? []), ...section].find(hasPage);
}
