import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** The boot file: its code, and what a page says of it. */
export interface BuiltBoot {
  code: string;
  /** Path below the base URL, without a leading slash; its name holds a hash of the code. */
  path: string;
  /** For the tag's attribute of that name: a file that came otherwise is not run. */
  integrity: string;
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
  const digest = createHash('sha256').update(code).digest();
  return {
    code,
    path: `assets/js/boot.${digest.toString('hex').slice(0, 8)}.js`,
    integrity: `sha256-${digest.toString('base64')}`,
  };
}
