/**
 * `npm run sbom`: what the site is built from, as CycloneDX, in sbom.cdx.json. npm itself makes it of
 * the lock file, so that nothing need be installed. `-- --dev` takes in what only tests and checks use.
 */
import './lib/requireNode';
import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import * as v from 'valibot';

const ROOT = path.join(__dirname, '..');
const FILE = 'sbom.cdx.json';

const Bom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({component: v.looseObject({name: v.string(), purl: v.string()})}),
  components: v.array(
    v.looseObject({
      name: v.string(),
      version: v.string(),
      purl: v.string(),
      hashes: v.optional(v.array(v.unknown()), []),
      licenses: v.optional(v.array(v.unknown()), []),
    }),
  ),
});

async function main(): Promise<void> {
  const scope = process.argv.includes('--dev') ? [] : ['--omit', 'dev'];
  const args = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const {stdout} = await promisify(execFile)('npm', ['sbom', '--silent', ...args, ...scope], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = v.parse(Bom, JSON.parse(stdout));
  // npm calls it by the folder that it lies in.
  const [, name = bom.metadata.component.name] =
    /^pkg:npm\/(?<name>[^@]+)@/u.exec(bom.metadata.component.purl) ?? [];
  bom.metadata.component.name = name;
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(bom, null, 2)}\n`);
  const unknown = bom.components.filter(({licenses}) => licenses.length === 0);
  console.log(`${FILE}: ${bom.components.length} packages.`);
  if (unknown.length > 0) {
    console.log(`Without a licence field: ${unknown.map((one) => one.name).join(', ')}.`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
