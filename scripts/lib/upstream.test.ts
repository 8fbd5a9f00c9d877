import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');
/** Where the theme's components are, compiled; the first that has one counts. */
const THEMES = ['theme-classic/lib/theme', 'core/lib/client/theme-fallback'];

/** What we replace or reach into (UPGRADING.md, "Hooks into what is not documented"). */
const HOOKS: Readonly<Record<string, readonly string[]>> = {
  'plugins/boot/ssrTemplate.ts': ['core/lib/ssg/ssgTemplate.html.js'],
  'plugins/boot/inlineScript.ts': ['theme-classic/lib/inlineScripts.js'],
  'plugins/bundle': [
    'core/lib/webpack/client.js',
    'core/lib/webpack/plugins/ChunkAssetPlugin.js',
    'core/lib/client/clientEntry.js',
    'core/lib/client/docusaurus.js',
    'core/lib/server/codegen/codegenRoutes.js',
    'core/lib/client/exports/ComponentCreator.js',
    'core/lib/client/preload.js',
    'core/lib/client/App.js',
    'core/lib/client/PendingNavigation.js',
    'theme-common/lib/hooks/useWindowSize.js',
  ],
};

/** Our components that stand at the path of one of the theme, and that one. */
function overrides(): [string, readonly string[]][] {
  return readdirSync(path.join(ROOT, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/u.test(file) && !file.includes('.test.'))
    .sort()
    .flatMap((file): [string, readonly string[]][] => {
      const upstream = THEMES.map((folder) => `${folder}/${file.replace(/\.tsx?$/u, '.js')}`).find(
        (one) => existsSync(path.join(DOCUSAURUS, one)),
      );
      return upstream === undefined ? [] : [[`src/theme/${file}`, [upstream]]];
    });
}

const fingerprint = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(DOCUSAURUS, file)))
    .digest('hex')
    .slice(0, 16);

/**
 * Fails when a file of Docusaurus is another than when ours was last compared with it. Compare what
 * the failure names (UPGRADING.md tells how), take over what is a correction, and write the new
 * fingerprints: `npx vitest run --project node scripts/lib/upstream.test.ts --update`.
 */
it('replaces what has been compared with upstream', async () => {
  const watched = [...Object.entries(HOOKS), ...overrides()].map(([ours, files]) => [
    ours,
    Object.fromEntries(files.map((file) => [`@docusaurus/${file}`, fingerprint(file)])),
  ]);
  const text = `${JSON.stringify(Object.fromEntries(watched), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot('upstream.json');
});
