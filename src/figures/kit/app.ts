import {SITE} from '@site/config/site';
import {compareManuals} from '@site/src/lib/compareManuals';
import versions from '@site/versions.json';
import type {ReactNode} from 'react';

/** The name in the title bars; the owner renames the product in config/site.ts alone. */
export const APP_NAME: string = SITE.name;

/** What every figure accepts: the version of the manual page it stands in, for example "7.2". */
export interface FigureProps {
  readonly version?: string;
}

/** A figure that looks the same in every version takes the property and has no use for it. */
export type FigureComponent = (props: FigureProps) => ReactNode;

/** The version of the manual a figure belongs to when the page does not say. */
export const DEFAULT_VERSION = versions[0] ?? '';

/** The number in the title bar: the newest manual shows the exact current release. */
export function appVersion(version: string): string {
  return SITE.appVersion.startsWith(`${version}.`) ? SITE.appVersion : version;
}

/** Whether `version` ("major.minor") is `since` or later. */
export function isAtLeast(version: string, since: string): boolean {
  return compareManuals(version, since) >= 0;
}
