import type {Release, Releases} from '@site/plugins/releases/client';

/** A version of the manual, and the releases of the app it belongs to. */
export interface VersionRow {
  /** Major and minor number: `8.0`. */
  readonly label: string;
  /** Where its manual begins; undefined for a release without one. */
  readonly manual: string | undefined;
  readonly releases: readonly Release[];
}

const lineOf = ({version}: Release): string => version.split('.').slice(0, 2).join('.');

/**
 * Pairs manuals with releases, newest first.
 * @param versions versions of the manual, the newest first; that one has no number in its path
 */
export function versionRows(versions: readonly string[], {current, past}: Releases): VersionRow[] {
  const releases = [current, ...past];
  const rows = versions.map((label, index) => ({
    label,
    manual: index === 0 ? '/docs/about' : `/docs/${label}/about`,
    releases: releases.filter((release) => lineOf(release) === label),
  }));
  const withoutManual = releases.filter((release) => !versions.includes(lineOf(release)));
  const extra = [...new Set(withoutManual.map(lineOf))].map((label) => ({
    label,
    manual: undefined,
    releases: withoutManual.filter((release) => lineOf(release) === label),
  }));
  const order = (label: string): number => {
    const [major = 0, minor = 0] = label.split('.').map(Number);
    return major * 1000 + minor;
  };
  return [...extra, ...rows].sort((a, b) => order(b.label) - order(a.label));
}
