/**
 * Finds Firefox and WebKit, or installs Debian's, and says what is missing. A machine without them is
 * no failure: the site is tested in Chromium there.
 */
import {installPackages} from './lib/debian';
import {findFirefox, findWebKit, missingEngines} from './lib/engines';
import {findOnPath} from './lib/runnable';

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
