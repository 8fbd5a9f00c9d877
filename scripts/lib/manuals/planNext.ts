import {
  filesBelow,
  folderOf,
  NEXT_FOLDER,
  NEXT_SIDEBAR,
  nextManual,
  pagesAmong,
  readState,
  Refusal,
  sidebarModule,
  sidebarOf,
  type Files,
  type Plan,
} from './manualFiles';

/**
 * Starts the next version: docs/ gets a copy of the newest manual and its tags, sidebars.ts its sidebar.
 * @throws Refusal when docs/ holds anything but its note, or the newest manual is not complete.
 */
export function planNext(files: Files): Plan {
  const {newest} = readState(files);
  const source = filesBelow(files, folderOf(newest));
  const sidebar = files.get(sidebarOf(newest));
  const inTheWay = [...nextManual(files).keys()];
  const problems: string[] = [];
  if (inTheWay.length > 0) {
    problems.push(
      `docs/ already holds ${inTheWay.length} files (${inTheWay.slice(0, 3).join(', ')}): work on the next version has begun. Go on there, or empty docs/ but for README.md.`,
    );
  }
  if (pagesAmong(source).size === 0) problems.push(`${folderOf(newest)} has no pages.`);
  if (sidebar === undefined) {
    problems.push(`${sidebarOf(newest)} is missing.`);
  }
  if (sidebar === undefined || problems.length > 0) throw new Refusal(problems);

  const after = new Map(files).set(NEXT_SIDEBAR, sidebarModule(sidebar.toString()));
  for (const [name, content] of source) after.set(`${NEXT_FOLDER}${name}`, content);
  return {
    files: after,
    done: [
      `docs/ holds a copy of the ${newest} manual: ${pagesAmong(source).size} pages and tags.yml. Its sidebar is in ${NEXT_SIDEBAR}.`,
    ],
    next: [
      'npm start shows it at /docs/next/about as 次の版. A build never publishes it.',
      'Change the pages. Figures keep their version until the cut.',
      'When the version is out: npm run docs:cut -- <major.minor>',
    ],
  };
}
