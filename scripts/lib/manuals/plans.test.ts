import {describe, expect, it} from 'vitest';
import {Refusal, sidebarModule, type Files, type Plan} from './manualFiles';
import {planApply} from './planApply';
import {figuresOf, planCut} from './planCut';
import {planNext} from './planNext';
import {planRetire} from './planRetire';

type Texts = Record<string, string>;

const toFiles = (texts: Texts): Files =>
  new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
const toTexts = ({files}: Plan): Texts =>
  Object.fromEntries([...files].map(([name, content]) => [name, content.toString()]));

/** Two manuals of a project; the older has a page that the newer lacks. */
const PUBLISHED: Texts = {
  'versions.json': '["8.9", "8.0"]\n',
  'data/manuals.json': JSON.stringify({
    generators: {'8.9': '8_0', '8.0': '7_0'},
    retired: {'5.0': {'feature/wordparty-controller': 'feature/wordparty-ponkit'}},
  }),
  'docs/README.md': 'A note.',
  'sidebars.ts': sidebarModule('{}').toString(),
  'versioned_docs/version-8.9/about.mdx': '<MapFigure /> <OldFigure version="8.0" />',
  'versioned_docs/version-8.9/feature/index.mdx': 'Features.',
  'versioned_docs/version-8.9/feature/wordparty-ponkit.mdx': '<PonFigure version="8.9" />',
  'versioned_docs/version-8.9/tags.yml': 'obs: {}',
  'versioned_sidebars/version-8.9-sidebars.json': '{"docs": ["about"]}',
  'versioned_docs/version-8.0/about.mdx': '<MapFigure version="8.0" />',
  'versioned_docs/version-8.0/feature/wordparty-controller.mdx': 'A page.',
  'versioned_docs/version-8.0/feature/gone.mdx': 'A page.',
  'versioned_docs/version-8.0/other.mdx': 'A page.',
  'versioned_docs/version-8.0/tags.yml': 'obs: {}',
  'versioned_sidebars/version-8.0-sidebars.json': '{"docs": []}',
};
const DRAFT: Texts = {...PUBLISHED, ...nextTexts()};

function nextTexts(): Texts {
  return {
    'docs/about.mdx': '<MapFigure />',
    'docs/feature/index.mdx': '<PonFigure version="8.9" /> <OldFigure version="8.0" />',
    'docs/tags.yml': 'obs: {}',
    'sidebars.ts': sidebarModule('{"docs": ["about"]}').toString(),
  };
}

function problemsOf(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error.problems;
    throw error;
  }
  throw new Error('must be refused');
}

describe('planNext', () => {
  it('copies pages, tags and sidebar of the newest manual and keeps the note', () => {
    const after = toTexts(planNext(toFiles(PUBLISHED)));
    expect(after).toEqual({
      ...PUBLISHED,
      'docs/about.mdx': PUBLISHED['versioned_docs/version-8.9/about.mdx'],
      'docs/feature/index.mdx': 'Features.',
      'docs/feature/wordparty-ponkit.mdx': '<PonFigure version="8.9" />',
      'docs/tags.yml': 'obs: {}',
      'sidebars.ts': sidebarModule('{"docs": ["about"]}').toString(),
    });
  });

  it.each(['docs/about.mdx', 'docs/tags.yml', 'docs/img/a.png'])(
    'refuses when %s is there',
    (name) => {
      const files = toFiles({...PUBLISHED, [name]: 'mine'});
      expect(problemsOf(() => planNext(files))).toEqual([
        expect.stringContaining(`docs/ already holds 1 files (${name.slice('docs/'.length)})`),
      ]);
    },
  );

  it('refuses when the newest manual has no sidebar or no pages', () => {
    const {'versioned_sidebars/version-8.9-sidebars.json': _, ...rest} = PUBLISHED;
    const files = new Map(
      [...toFiles(rest)].filter(([name]) => !/version-8\.9\/.*mdx$/u.test(name)),
    );
    expect(problemsOf(() => planNext(files))).toEqual([
      'versioned_docs/version-8.9/ has no pages.',
      'versioned_sidebars/version-8.9-sidebars.json is missing.',
    ]);
  });
});

describe('planCut', () => {
  it('moves docs/ to the new version and writes the tables', () => {
    const after = toTexts(planCut(toFiles(DRAFT), '8.10'));
    expect(after).toEqual({
      ...PUBLISHED,
      'versions.json': '["8.10", "8.9", "8.0"]\n',
      'data/manuals.json': expect.any(String) as string,
      // What named no version was drawn as the newest, and must not become 8.10.
      'versioned_docs/version-8.9/about.mdx':
        '<MapFigure version="8.9" /> <OldFigure version="8.0" />',
      'versioned_docs/version-8.10/about.mdx': '<MapFigure version="8.10" />',
      'versioned_docs/version-8.10/feature/index.mdx':
        '<PonFigure version="8.10" /> <OldFigure version="8.0" />',
      'versioned_docs/version-8.10/tags.yml': 'obs: {}',
      'versioned_sidebars/version-8.10-sidebars.json': '{\n  "docs": [\n    "about"\n  ]\n}\n',
    });
    expect(JSON.parse(after['data/manuals.json'] ?? '')).toEqual({
      generators: {'8.10': '8_0', '8.9': '8_0', '8.0': '7_0'},
      // 8.10 has no ponkit either; nothing nearer than the section is left.
      retired: {
        '5.0': {
          'feature/wordparty-controller': 'feature/index',
          'feature/wordparty-ponkit': 'feature/index',
        },
      },
    });
  });

  it('says what was done and what comes next', () => {
    const {done, next} = planCut(toFiles(DRAFT), '9.0');
    expect(done[0]).toContain('docs/ is published as 9.0: 2 pages');
    expect(done).toContain('9.0 lacks feature/wordparty-ponkit: /docs/8.9 still has it.');
    expect(next[0]).toContain('Is feature/wordparty-ponkit another page now? ');
    expect(next.join('\n')).toMatch(
      /edition 8_0.*LABELS.*"8\.9" versioned_docs\/version-9\.0\/.*current one.*release notes.*npm test/su,
    );
  });

  it.each(['8', '8.10.0', 'v9.0', '09.0', '9.00', '', '../x', 'next'])(
    'refuses "%s"',
    (version) => {
      expect(problemsOf(() => planCut(toFiles(DRAFT), version))).toEqual([
        expect.stringContaining('is not a version such as 8.1'),
      ]);
    },
  );

  it.each(['8.9', '8.1', '8.0', '7.10'])('refuses %s, which is not newer than 8.9', (version) => {
    expect(problemsOf(() => planCut(toFiles(DRAFT), version))).toEqual([
      `${version} is not newer than 8.9, the newest version.`,
    ]);
  });

  it('refuses an empty docs/, and one without tags or sidebar', () => {
    expect(problemsOf(() => planCut(toFiles(PUBLISHED), '9.0'))).toEqual([
      expect.stringContaining('docs/ has no pages'),
    ]);
    const onlyPage = toFiles({...PUBLISHED, 'docs/about.mdx': ''});
    expect(problemsOf(() => planCut(onlyPage, '9.0'))).toEqual([
      'docs/tags.yml is missing.',
      'sidebars.ts names no page.',
    ]);
    for (const module of ['export default require("./mine")', 'export const sidebars = {}', '']) {
      expect(problemsOf(() => planCut(toFiles({...DRAFT, 'sidebars.ts': module}), '9.0'))).toEqual([
        expect.stringContaining('sidebars.ts must be data alone'),
      ]);
    }
  });

  it('keeps where pages have moved, and does not ask for those', () => {
    const moved = {'feature/wordparty-ponkit': 'feature/index'};
    const state = JSON.parse(PUBLISHED['data/manuals.json'] ?? '') as object;
    const plan = planCut(
      toFiles({...DRAFT, 'data/manuals.json': JSON.stringify({...state, moved})}),
      '9.0',
    );
    expect(JSON.parse(toTexts(plan)['data/manuals.json'] ?? '')).toMatchObject({moved});
    expect(plan.next[0]).not.toContain('another page');
  });

  it('refuses to write over a folder that versions.json does not know', () => {
    const files = toFiles({...DRAFT, 'versioned_docs/version-9.0/about.mdx': 'mine'});
    expect(problemsOf(() => planCut(files, '9.0'))).toEqual([
      expect.stringContaining('is already there'),
    ]);
  });
});

describe('planRetire', () => {
  it('removes the manual and enters where the pages lead that the newest lacks', () => {
    const after = toTexts(planRetire(toFiles(PUBLISHED), '8.0'));
    expect(Object.keys(after).filter((name) => name.includes('8.0'))).toEqual([]);
    expect(after['versions.json']).toBe('["8.9"]\n');
    expect(JSON.parse(after['data/manuals.json'] ?? '')).toEqual({
      generators: {'8.9': '8_0'},
      retired: {
        '8.0': {
          'feature/gone': 'feature/index',
          'feature/wordparty-controller': 'feature/wordparty-ponkit',
          other: 'about',
        },
        '5.0': {'feature/wordparty-controller': 'feature/wordparty-ponkit'},
      },
    });
  });

  it('leaves a version alone whose number begins like the retired one', () => {
    const texts = {
      ...PUBLISHED,
      'versions.json': '["8.9", "8.01"]'.replace('8.01', '8.0'),
      'versioned_docs/version-8.00/about.mdx': 'mine',
    };
    expect(toTexts(planRetire(toFiles(texts), '8.0'))).toHaveProperty([
      'versioned_docs/version-8.00/about.mdx',
    ]);
  });

  it.each([
    ['8.9', 'is the newest version'],
    ['7.0', 'is not a published version: 8.9, 8.0.'],
    ['', 'is not a published version'],
  ])('refuses "%s"', (version, reason) => {
    expect(problemsOf(() => planRetire(toFiles(PUBLISHED), version))).toEqual([
      expect.stringContaining(reason),
    ]);
  });
});

describe('malformed tables', () => {
  it.each([
    ['versions.json', '["8.9", "next"]', 'Malformed versions.json'],
    ['versions.json', '[', 'JSON'],
    ['data/manuals.json', '{"generators": {}, "retired": {}}', '8.9 is missing'],
  ])('%s %s is a refusal', (name, text, reason) => {
    const files = toFiles({...PUBLISHED, [name]: text});
    expect(problemsOf(() => planNext(files))[0]).toContain(reason);
  });
});

describe('figuresOf', () => {
  const change = (text: string, name = 'a.mdx'): string =>
    figuresOf(name, Buffer.from(text), '8.0', '8.1').toString();
  it.each([
    ['<AFigure />', '<AFigure version="8.1" />'],
    ['<AFigure/>', '<AFigure version="8.1"/>'],
    ['<AFigure part="x" />', '<AFigure version="8.1" part="x" />'],
    ['<AFigure part="x" version="8.0" />', '<AFigure part="x" version="8.1" />'],
    ['<AFigure\n  version="8.0"\n/>', '<AFigure\n  version="8.1"\n/>'],
    ['<AFigure version="7.2" />', '<AFigure version="7.2" />'],
    ['<AFigure>text</AFigure>', '<AFigure version="8.1">text</AFigure>'],
    ['<PageCards version="8.0" />', '<PageCards version="8.0" />'],
    ["import {AFigure} from '@site/src/figures';", "import {AFigure} from '@site/src/figures';"],
  ])('%s', (before, after) => {
    expect(change(before)).toBe(after);
  });
  it('changes pages only', () => {
    expect(change('<AFigure />', 'a.svg')).toBe('<AFigure />');
  });
});

describe('planApply', () => {
  const page = 'versioned_docs/version-8.9/faq.mdx';
  const older = 'versioned_docs/version-8.0/faq.mdx';
  const texts = {...PUBLISHED, [page]: 'A, joined.\n\nNew.\n', [older]: 'A.\n\nIts own.\n'};
  const former = 'A.\n\nOld.\n';
  const apply = (range: string, changes: Texts = {}): Plan =>
    planApply(toFiles({...texts, ...changes}), {page, former, range});

  it('carries what is the same, and tells what is not', () => {
    const plan = apply('8.0..8.9');
    expect(toTexts(plan)).toEqual({...texts, [older]: 'A, joined.\n\nIts own.\n'});
    expect(plan.done).toEqual([`${older}: 1 lines changed.`]);
    expect(plan.next[0]).toBe(`${older}: look at lines 3 of ${page}.`);
  });

  it('leaves versions alone that have no such page', () => {
    const {[older]: _, ...rest} = texts;
    const plan = planApply(toFiles(rest), {page, former, range: '8.0'});
    expect(toTexts(plan)).toEqual(rest);
    expect(plan.done).toEqual(['8.0 has no such page.']);
  });

  it('refuses what it does not know', () => {
    expect(problemsOf(() => apply('7.0..8.0'))[0]).toContain('no range of versions');
    expect(problemsOf(() => apply('8.0', {[page]: former}))).toEqual([
      `${page} has not been changed.`,
    ]);
    expect(
      problemsOf(() =>
        planApply(toFiles(texts), {page: 'docs/README.md', former, range: '8.0'}),
      )[0],
    ).toContain('no page of a manual');
  });
});
