/** Finds Chrome or Chromium, or installs Debian's, and says which one the tests will use. */
import {spawnSync} from 'node:child_process';
import {findBrowser} from './lib/browser';

function install(): void {
  console.log(
    'No Chrome or Chromium found; installing the Debian packages chromium and fonts-noto-cjk.',
  );
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
  ]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    const {status} = spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
    if (status !== 0) break;
  }
}

if (findBrowser() === undefined) install();
const browser = findBrowser();
if (browser === undefined) {
  console.error(
    'Install Chrome or Chromium, or set CHROME_PATH to its executable, and run this again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Browser: ${browser}`);
}
