import {fromBase64Url, toBase64Url} from '@komebiyori/overlays/share/base64url';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {newRule, type Rule} from '../rules/rule';
import {DEFAULT_SETTINGS, settingsFrom, type Settings} from './settings';

const ROUTE = '/tools/volume-party';

/** What stays at home: of the machine, or too long for an address. */
const NOT_IN_ADDRESS = ['mouthImages', 'deviceId'] as const satisfies (keyof Settings)[];

/** What is not as in another object of its kind. */
function differing(value: object, start: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => JSON.stringify(one) !== JSON.stringify(Reflect.get(start, key)),
    ),
  );
}

const shortRule = (rule: Rule): Record<string, unknown> => ({
  ...differing(rule, newRule('')),
  id: rule.id,
});

/** The settings as a text for an address: base64url of the JSON of what is not by default. */
export function settingsText(settings: Settings): string {
  const {rules, ...rest} = differing(settings, DEFAULT_SETTINGS);
  for (const key of NOT_IN_ADDRESS) Reflect.deleteProperty(rest, key);
  const some = rules === undefined ? rest : {...rest, rules: settings.rules.map(shortRule)};
  if (Object.keys(some).length === 0) return '';
  return toBase64Url(new TextEncoder().encode(JSON.stringify(some)));
}

/** Reads what `settingsText` wrote; what is wrong there is as by default. */
export function settingsOf(text: string): Settings {
  const bytes = fromBase64Url(text);
  if (bytes === undefined) return DEFAULT_SETTINGS;
  return settingsFrom(parsedJson(new TextDecoder().decode(bytes)));
}

/** The settings that the overlay is to have, by the query of its address. */
export const viewSettings = (query: string): Settings =>
  settingsOf(new URLSearchParams(query).get('s') ?? '');

/**
 * The address of the overlay with its settings. It never holds a password.
 * @param origin of this site
 */
export function viewUrl(settings: Settings, origin: string): string {
  const text = settingsText(settings);
  const query = new URLSearchParams({view: '1', ...(text === '' ? {} : {s: text})});
  return `${origin}${ROUTE}?${query.toString()}`;
}
