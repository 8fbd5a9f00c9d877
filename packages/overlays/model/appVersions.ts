/** Versions of the app that the generator makes overlays for, oldest first. */
export const APP_VERSIONS = ['4_2', '5_0', '5_1', '6_0', '7_0', '8_0'] as const;

export type AppVersion = (typeof APP_VERSIONS)[number];

/** The versions that something is for; without bounds, all. */
export interface Span {
  readonly since?: AppVersion;
  /** The last version that has it. */
  readonly until?: AppVersion;
}

/** Whether a version lies in a span. */
export function isFor(app: AppVersion, {since = '4_2', until = '8_0'}: Span): boolean {
  const at = APP_VERSIONS.indexOf(app);
  return at >= APP_VERSIONS.indexOf(since) && at <= APP_VERSIONS.indexOf(until);
}

/** How the site names the versions: by the apps that the editor of each is for. */
const LABELS: Readonly<Record<AppVersion, string>> = {
  '4_2': '4.2',
  '5_0': '5.0',
  '5_1': '5.1-5.2',
  '6_0': '6.0',
  '7_0': '7.0-7.1',
  '8_0': '8.0',
};

/** A version as the visitor reads it. */
export const versionLabel = (app: AppVersion): string => LABELS[app];

export const isAppVersion = (value: string): value is AppVersion =>
  APP_VERSIONS.some((app) => app === value);
