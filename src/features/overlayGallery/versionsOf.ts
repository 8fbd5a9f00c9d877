import {isFor, versionLabel, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import type {TemplateFacts} from '@site/plugins/overlays/client';

/** The first app whose SDK knows permissions, which a zip for 8.0 declares. */
const OLDEST_FOR_ZIP: AppVersion = '6_0';

const numberOf = (app: AppVersion): string => app.replace('_', '.');

/** The apps that a ready zip is for: 「6.0以降」. */
export function zipVersions({since}: TemplateFacts): string {
  const oldest = isFor(OLDEST_FOR_ZIP, {since}) ? OLDEST_FOR_ZIP : since;
  return oldest === '8_0' ? versionLabel(oldest) : `${numberOf(oldest)}以降`;
}

/** The older apps whose editors make it; undefined when there are none. */
export function olderVersions({since}: TemplateFacts): string | undefined {
  return isFor('5_1', {since}) ? `${numberOf(since)}から5.2` : undefined;
}

/** The editor of a version with a template. */
export const editorAddress = (app: AppVersion, template: string): string =>
  `/generator/templates/${app}?template=${template}`;

/** The versions to choose from, and the older ones that stay reachable. */
export const OFFERED = ['8_0', '7_0', '6_0', '5_1'] as const satisfies readonly AppVersion[];
export const OLDER = ['5_0', '4_2'] as const satisfies readonly AppVersion[];

export {versionLabel};
