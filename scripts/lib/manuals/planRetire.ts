import {targetOf} from './followNewest';
import {
  filesBelow,
  folderOf,
  MANUALS_FILE,
  pagesAmong,
  readState,
  Refusal,
  sidebarOf,
  withState,
  type Files,
  type Plan,
} from './manualFiles';

/**
 * Takes an old version out of the site; its addresses lead to the newest manual from then on.
 * @throws Refusal when the version is not published, or is the newest.
 */
export function planRetire(files: Files, version: string): Plan {
  const {versions, newest, manuals} = readState(files);
  if (!versions.includes(version)) {
    throw new Refusal([`"${version}" is not a published version: ${versions.join(', ')}.`]);
  }
  if (version === newest) {
    throw new Refusal([`${version} is the newest version, to which the retired ones lead.`]);
  }
  const pages = pagesAmong(filesBelow(files, folderOf(version)));
  const newestPages = pagesAmong(filesBelow(files, folderOf(newest)));
  if (newestPages.size === 0) throw new Refusal([`${folderOf(newest)} has no pages.`]);

  const lost = [...pages].filter((page) => !newestPages.has(page));
  const targets = lost
    .sort()
    .map((page) => [page, targetOf(page, newestPages, manuals.moved)] as const);
  const generators = Object.entries(manuals.generators).filter(([name]) => name !== version);
  const kept = [...files].filter(
    ([name]) => !name.startsWith(folderOf(version)) && name !== sidebarOf(version),
  );
  return {
    files: withState(
      new Map(kept),
      versions.filter((other) => other !== version),
      {
        ...manuals,
        generators: Object.fromEntries(generators),
        retired: {[version]: Object.fromEntries(targets), ...manuals.retired},
      },
    ),
    done: [
      `The ${version} manual is out of the site: ${pages.size} pages, its sidebar and its places in versions.json and ${MANUALS_FILE}.`,
      `/docs/${version} and everything below it leads to /docs (301).`,
      ...targets.map(([page, target]) => `${page}, which ${newest} lacks, leads to ${target}.`),
    ],
    next: [
      `Look for texts that name the ${version} manual: git grep -n "docs/${version}" news src config`,
      `Run npm run check, then npm test. Tests that speak of the ${version} manual fail, and go with it: git grep -nF "${version}" tests`,
    ],
  };
}
