// Change: leads to the nearest page where a version lacks the current one (Docusaurus leads to the
// first page of that manual) and says so; and says in words what the bare number on the button is.
// The case of a single version, which Docusaurus shows as a link, is left out.
import {
  useDocsPreferredVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {pageIn} from '@site/src/lib/nearestPage';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props, PropVersions} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useContext, type ReactNode} from 'react';
import {ShownDocContext} from './shownDoc';

/** The versions to show with their labels: those the navbar names, or all of them. */
function chosenVersions(
  versions: readonly GlobalVersion[],
  wanted: PropVersions | undefined,
): {readonly version: GlobalVersion; readonly label: string}[] {
  if (wanted === undefined) return versions.map((version) => ({version, label: version.label}));
  const named = Array.isArray(wanted)
    ? wanted.map((name) => [name, {}] as const)
    : Object.entries(wanted);
  return named.map(([name, {label}]: readonly [string, {label?: string}]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (version === undefined) {
      const known = versions.map((candidate) => candidate.name).join(', ');
      throw new Error(
        `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' navbar item versions config. Available version names: ${known}`,
      );
    }
    return {version, label: label ?? version.label};
  });
}

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: wanted,
  ...props
}: Props): ReactNode {
  const suffix = useHistorySelector(({location}) => `${location.search}${location.hash}`);
  const {activeDoc, activeVersion, candidates} = useContext(ShownDocContext);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = chosenVersions(useVersions(docsPluginId), wanted);
  const current = candidates
    .map((candidate) => shown.find(({version}) => version === candidate))
    .find((item) => item !== undefined);

  const items = shown.map(({version, label}): LinkLikeNavbarItemProps => {
    const page = pageIn(version, activeDoc?.id);
    const isSame = activeDoc === undefined || page?.id === activeDoc.id;
    return {
      label: isSame ? label : `${label}（近いページ）`,
      // A heading of this page is there only when the page is the same.
      to: `${page?.path ?? version.path}${isSame ? suffix : ''}`,
      isActive: () => version === activeVersion,
      onClick: () => {
        savePreferredVersionName(version.name);
      },
    };
  });
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile ?? false}
      label={(current ?? shown[0])?.label}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      data-label-prefix="マニュアルのバージョン"
      {...(dropdownActiveClassDisabled === true && {isActive: () => false})}
    />
  );
}
