import {
  useActivePluginAndVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useSearchData} from '../../client/useSearchData';
import {contextOf, type SearchContext, type SearchGlobalData} from '../../shared/globalData';

export interface SearchPlace {
  data: SearchGlobalData;
  /** Version that a search from this page looks in: the page's, else the preferred, else the latest. */
  versionPath: string;
  /** Context that this page lies in. */
  context: SearchContext | undefined;
}

/** Where a search that starts on this page looks. Needs the providers of the layout. */
export function useSearchPlace(): SearchPlace {
  const data = useSearchData();
  const {pathname} = useLocation();
  const active = useActivePluginAndVersion()?.activeVersion;
  const {preferredVersion} = useDocsPreferredVersion();
  const versionPath = active?.path ?? preferredVersion?.path ?? data.versions[0]?.path ?? '';
  return {data, versionPath, context: contextOf(data, versionPath, pathname)};
}
