import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findOnPath} from './programs';

/** What drives WebKit: WebDriver, the small browser of WebKitGTK, and a screen for it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly screen: string;
}

/** The path of Firefox: `FIREFOX_PATH`, else the first on PATH; undefined if there is none. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['FIREFOX_PATH'] ?? '';
  return given === '' ? findOnPath(['firefox-esr', 'firefox'], env) : given;
}

/** The programs of WebKitGTK, or undefined where one of them is missing. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): WebKitPrograms | undefined {
  const driver = findOnPath(['WebKitWebDriver'], env);
  const screen = findOnPath(['Xvfb'], env);
  const miniBrowser = findMiniBrowser();
  if (driver === undefined || screen === undefined || miniBrowser === undefined) return undefined;
  return {driver, miniBrowser, screen};
}

/** Debian has it in /usr/lib/<machine>/webkit2gtk-<version>, Fedora in /usr/libexec/…. */
function findMiniBrowser(): string | undefined {
  const within = (folder: string): string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const libraries = ['/usr/lib', '/usr/libexec'];
  return [...libraries, ...within('/usr/lib')]
    .filter((folder) => libraries.includes(folder) || folder.includes('linux'))
    .flatMap(within)
    .filter((folder) => /webkit2?gtk-[\d.]+$/u.test(folder))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/** A line for each of the two that is not here, so that its tests are left out. */
export function missingEngines(env: NodeJS.ProcessEnv = process.env): string[] {
  return [
    ...(findFirefox(env) === undefined
      ? ['Firefox is missing, its tests are skipped (Debian: firefox-esr; or FIREFOX_PATH)']
      : []),
    ...(findWebKit(env) === undefined
      ? ['WebKit is missing, its tests are skipped (Debian: webkit2gtk-driver, xvfb)']
      : []),
  ];
}
