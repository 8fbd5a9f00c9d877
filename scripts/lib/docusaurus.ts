/** Docusaurus's command line, which `npm run docusaurus` is; see typescript.cjs. */
export const DOCUSAURUS = [
  process.execPath,
  ...['--require', './scripts/lib/typescript.cjs'],
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
] as const;
