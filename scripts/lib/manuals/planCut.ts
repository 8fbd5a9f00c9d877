import {compareManuals} from '../../../src/lib/compareManuals';
import {followNewest} from './followNewest';
import {
  filesBelow,
  folderOf,
  MANUALS_FILE,
  NEXT_FOLDER,
  NEXT_SIDEBAR,
  NEXT_TAGS,
  nextManual,
  nextSidebar,
  pagesAmong,
  readState,
  Refusal,
  sidebarModule,
  sidebarOf,
  withState,
  type Files,
  type Plan,
} from './manualFiles';

/**
 * Publishes docs/ as a version. Docusaurus's own `docs:version` would copy the note too, takes any
 * name in any order, and cannot be undone when a later step fails; so its four lines are here.
 * @throws Refusal when the version is not newer than the newest, or docs/ is not complete.
 */
export function planCut(files: Files, version: string): Plan {
  const {versions, newest, manuals} = readState(files);
  const manual = nextManual(files);
  const pages = pagesAmong(manual);
  const sidebar = nextSidebar(files);
  const problems = problemsOf(files, version, newest, sidebar);
  if (problems.length > 0) throw new Refusal(problems);

  const after = new Map(files)
    .set(sidebarOf(version), sidebar)
    .set(NEXT_SIDEBAR, sidebarModule('{}'));
  for (const [name, content] of manual) {
    after.delete(`${NEXT_FOLDER}${name}`);
    after.set(`${folderOf(version)}${name}`, figuresOf(name, content, newest, version));
  }
  // A figure that names no version is drawn as the newest, which the former newest no longer is.
  const former = filesBelow(files, folderOf(newest));
  for (const [name, content] of former) {
    after.set(`${folderOf(newest)}${name}`, figuresOf(name, content, newest, newest));
  }
  const gone = [...pagesAmong(former)].filter((page) => !pages.has(page));
  const edition = manuals.generators[newest] ?? '';
  return {
    files: withState(after, [version, ...versions], {
      ...manuals,
      generators: {[version]: edition, ...manuals.generators},
      retired: followNewest(manuals.retired, gone, pages, manuals.moved),
    }),
    done: [
      `docs/ is published as ${version}: ${pages.size} pages in ${folderOf(version)}, its sidebar, and the first place in versions.json.`,
      `It is at /docs from now on, and the ${newest} manual at /docs/${newest}; /docs/${version} leads to /docs.`,
      `Figures say version="${version}"; those of ${newest} that named no version say "${newest}".`,
      ...gone.map((page) => `${version} lacks ${page}: /docs/${newest} still has it.`),
      `docs/ is empty again but for README.md, and ${NEXT_SIDEBAR} empty.`,
    ],
    next: [
      ...gone
        .filter((page) => manuals.moved?.[page] === undefined)
        .map(
          (page) =>
            `Is ${page} another page now? Say which in "moved" of ${MANUALS_FILE}, as "${page}": "<its new id>"; otherwise /docs/${page} is not found.`,
        ),
      `${MANUALS_FILE}: pages of ${version} link to edition ${edition} of the template generator. Say that it is for ${version}, too, in LABELS of packages/overlays/model/appVersions.ts and in src/features/generator/versions.ts; or change it in ${MANUALS_FILE} and in the pages when the generator has its own.`,
      `Read what still speaks of ${newest} as of the present version: git grep -nF "${newest}" ${folderOf(version)}`,
      `Take out of ${folderOf(newest)} that its release is the current one (tests/content/oldManuals.test.ts finds it).`,
      `Write the release notes in ${folderOf(version)}guide/update.mdx.`,
      'Import the builds: npm run release:import -- <dir|url>.',
      'When templates or plugins must change, write the page of breaking changes and announce it in config/announcement.ts.',
      'Tell readers in news/, run npm run check, which says what is missing, then npm test.',
    ],
  };
}

function problemsOf(files: Files, version: string, newest: string, sidebar: Buffer): string[] {
  const problems: string[] = [];
  if (!/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u.test(version)) {
    problems.push(`"${version}" is not a version such as 8.1 (major.minor).`);
  } else if (compareManuals(version, newest) <= 0) {
    problems.push(`${version} is not newer than ${newest}, the newest version.`);
  } else if (filesBelow(files, folderOf(version)).size > 0 || files.has(sidebarOf(version))) {
    problems.push(`${folderOf(version)} or its sidebar is already there, without versions.json.`);
  }
  if (pagesAmong(nextManual(files)).size === 0) {
    problems.push('docs/ has no pages. npm run docs:next starts the next version there.');
  } else {
    if (!files.has(NEXT_TAGS)) problems.push(`${NEXT_TAGS} is missing.`);
    if (sidebar.toString().trim() === '{}') {
      problems.push(`${NEXT_SIDEBAR} names no page.`);
    }
  }
  return problems;
}

const FIGURE = /<(?<name>[A-Z]\w*Figure)(?<attributes>\s[^>]*?)?(?<end>\s*\/?>)/gu;

/**
 * A file of a manual whose figures say a version: those that say none, and those that say `from`. A
 * figure that shows another version on purpose stays, and so does a file that is no page.
 */
export function figuresOf(name: string, content: Buffer, from: string, to: string): Buffer {
  if (!/\.mdx?$/u.test(name)) return content;
  const before = content.toString();
  const after = before.replace(
    FIGURE,
    (tag: string, figure: string, attributes: string | undefined, end: string) => {
      if (attributes === undefined || !/\sversion=/u.test(attributes)) {
        return `<${figure} version="${to}"${attributes ?? ''}${end}`;
      }
      return tag.replace(` version="${from}"`, ` version="${to}"`);
    },
  );
  return after === before ? content : Buffer.from(after);
}
