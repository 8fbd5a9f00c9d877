import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** The boot file: its code and its path below the base URL, named by content. */
export interface BuiltBoot {
  code: string;
  path: string;
}

/**
 * Bundles and minifies the boot client for the browsers that the site supports.
 * @param scriptSources origins of third parties whose scripts may be loaded
 */
export function buildBoot(scriptSources: readonly string[] = []): BuiltBoot {
  const result = buildSync({
    entryPoints: [path.join(__dirname, 'client', 'boot.browser.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022'],
    charset: 'utf8',
    define: {SCRIPT_SOURCES: JSON.stringify(scriptSources)},
  });
  const code = result.outputFiles.map((file) => file.text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {code, path: `assets/js/boot.${hash}.js`};
}
