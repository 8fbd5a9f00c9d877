/** Finds Chrome or Chromium, or installs Debian's, and says which one the tests will use. */
import {findBrowser, findTestBrowser} from './lib/browser';
import {installPackages} from './lib/debian';

const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];

if (findBrowser() === undefined) {
  console.log(
    `No Chrome or Chromium found; installing the Debian packages ${PACKAGES.join(', ')}.`,
  );
  installPackages(PACKAGES);
}
const browser = findBrowser();
if (browser === undefined) {
  console.error(
    'Install Chrome or Chromium, or set CHROME_PATH to its executable, and run this again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Browser: ${browser}; for most tests ${findTestBrowser() ?? browser}`);
}
