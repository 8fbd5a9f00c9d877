/**
 * Takes the update files of a build over into data/releases/:
 *
 *   npm run release:import -- <dir|url> [--controller] [--anyway]
 *
 * The folder or address holds latest.yml and latest-mac.yml as electron-builder writes them, and the
 * files they name. `--controller` imports the word party controller instead of the app, `--anyway` an
 * older version, a pre-release or one of the future.
 */
import './lib/requireNode';
import path from 'node:path';
import {CONTROLLER_RELEASES, parseOptions} from '../plugins/releases/options';
import {ImportError, importRelease} from './lib/importRelease';
import {openSource} from './lib/releaseSource';

const USAGE = 'Usage: npm run release:import -- <dir|url> [--controller] [--anyway]';
const FLAGS = ['--controller', '--anyway'];

function progressLine(name: string, bytes: number, total: number): void {
  // A log that is not a terminal would keep every step.
  if (!process.stderr.isTTY) return;
  const percent = Math.floor((bytes / total) * 100);
  process.stderr.write(`\r${name}: ${percent}%${bytes === total ? '\n' : ''}`);
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const places = given.filter((argument) => !argument.startsWith('--'));
  const flags = given.filter((argument) => argument.startsWith('--'));
  const [place] = places;
  if (place === undefined || places.length > 1 || flags.some((flag) => !FLAGS.includes(flag))) {
    throw new ImportError([USAGE]);
  }
  const isController = flags.includes('--controller');
  const {id: _id, ...controller} = CONTROLLER_RELEASES;
  const {folder, baseUrl, kinds} = parseOptions(isController ? controller : {});
  const target = {siteDir: path.join(__dirname, '..'), folder, baseUrl, kinds};
  const report = {
    say: (line: string) => {
      console.log(line);
    },
    progress: progressLine,
  };
  const anyway = flags.includes('--anyway');
  const release = await importRelease(openSource(place), target, report, anyway);
  console.log(`${folder}/${release.version} written: ${release.version} of ${release.date}.`);
  if (isController) return;
  console.log(
    'Next: release notes, the sentences on the current version, news ("A release" in CONTRIBUTING.md).',
  );
}

main().catch((error: unknown) => {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.problems.join('\n'));
  process.exitCode = 1;
});
