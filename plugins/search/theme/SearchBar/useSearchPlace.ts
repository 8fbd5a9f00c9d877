import {
  useActivePluginAndVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useSearchSite, type SearchSite} from '../../client/useSearchSite';
import {contextOf, type SearchContext} from '../../shared/globalData';

export interface SearchPlace extends SearchSite {
  /** Version that a search from this page looks in: the page's, else the preferred, else the latest. */
  versionPath: string;
  /** Context that this page lies in. */
  context: SearchContext | undefined;
}

/** Where a search that starts on this page looks. Needs the providers of the layout. */
export function useSearchPlace(): SearchPlace {
  const site = useSearchSite();
  const {pathname} = useLocation();
  const active = useActivePluginAndVersion()?.activeVersion;
  const {preferredVersion} = useDocsPreferredVersion();
  const versionPath = active?.path ?? preferredVersion?.path ?? site.data.versions[0]?.path ?? '';
  return {...site, versionPath, context: contextOf(site.data, versionPath, pathname)};
}
