import {FIRST_TEMPLATE, TEMPLATES, type KnownTemplate} from '../templates/registry';
import {APP_VERSIONS, isFor, type AppVersion} from './appVersions';

export {isAppVersion, versionLabel} from './appVersions';

/**
 * The editor for a version that has none of its own: that of the newest version not after it, as
 * 7.2 is made with 7.0-7.1; the oldest for what is older than all, the newest for what is no version.
 */
export function nearestVersion(value: string): AppVersion {
  const number = (text: string) => {
    const [, major = '', minor = '0'] = /^v?(\d{1,3})(?:[._](\d{1,3}))?/u.exec(text) ?? [];
    return major === '' ? Number.POSITIVE_INFINITY : Number(major) * 1000 + Number(minor);
  };
  const wanted = number(value);
  return APP_VERSIONS.filter((app) => number(app) <= wanted).at(-1) ?? '4_2';
}

/** The template whose id needs the fewest changes, at most half of its length; else the first. */
export function nearestTemplate(value: string, app: AppVersion): KnownTemplate {
  const wanted = value.slice(0, 40).toLowerCase();
  const offered = TEMPLATES.filter((template) => isFor(app, template));
  const [best] = offered
    .map((template) => ({template, steps: distance(wanted, template.id)}))
    .filter(({template, steps}) => steps <= template.id.length / 2)
    .sort((a, b) => a.steps - b.steps);
  return best?.template ?? FIRST_TEMPLATE;
}

/** Levenshtein distance: letters put in, taken out or replaced. */
function distance(a: string, b: string): number {
  let above = Array.from({length: b.length + 1}, (_, at) => at);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
