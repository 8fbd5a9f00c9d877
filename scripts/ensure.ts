/**
 * Finds a program that the tests need, or installs Debian's, and says which one it is:
 * `tsx scripts/ensure.ts browser`, and so on.
 */
import './lib/requireNode';
import {findPostgres} from '../supabase/tests/support/cluster';
import {findBrowser, findTestBrowser} from './lib/browser';
import {findFirefox, findWebKit, missingEngines} from './lib/engines';
import {FFMPEG_MISSING, findFfmpeg, findOnPath, installPackages} from './lib/programs';

interface Needed {
  readonly name: string;
  /** Where it is; undefined where it is not. */
  readonly find: () => string | undefined;
  readonly packages: readonly string[];
  /** What somebody does whose system has other packages. */
  readonly missing: string;
}

function ensure({name, find, packages, missing}: Needed): void {
  if (find() === undefined) {
    console.log(`No ${name} found; installing the Debian packages ${packages.join(', ')}.`);
    installPackages(packages);
  }
  const found = find();
  if (found === undefined) {
    console.error(missing);
    process.exitCode = 1;
  } else {
    console.log(`${name}: ${found}`);
  }
}

/** A machine without Firefox and WebKit is no failure: the site is tested in Chromium there. */
function ensureEngines(): void {
  const wanted = [
    {find: findFirefox, packages: ['firefox-esr']},
    {find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb']},
  ];
  for (const {find, packages} of wanted) {
    if (find() !== undefined || findOnPath(['apt-get']) === undefined) continue;
    console.log(`Installing the Debian packages ${packages.join(', ')}.`);
    installPackages(packages);
  }
  for (const line of missingEngines()) console.log(line);
}

const NEEDED: Readonly<Record<string, () => void>> = {
  browser() {
    ensure({
      name: 'Chrome or Chromium',
      find: findBrowser,
      packages: ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
      missing:
        'Install Chrome or Chromium, or set CHROME_PATH to its executable, and run this again.',
    });
    console.log(`For most tests: ${findTestBrowser() ?? 'none'}`);
  },
  ffmpeg() {
    ensure({
      name: 'FFmpeg',
      find: findFfmpeg,
      packages: ['ffmpeg'],
      missing: FFMPEG_MISSING,
    });
  },
  postgres() {
    ensure({
      name: 'PostgreSQL',
      find: findPostgres,
      packages: ['postgresql'],
      missing:
        'PostgreSQL is missing, which alone shows races. Install it: apt-get install postgresql',
    });
  },
  engines: ensureEngines,
};

const [wanted = ''] = process.argv.slice(2);
const found = NEEDED[wanted];
if (found === undefined) {
  throw new Error(`One of ${Object.keys(NEEDED).join(', ')}, not "${wanted}"`);
}
found();
