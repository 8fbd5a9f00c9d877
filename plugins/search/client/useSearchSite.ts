import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import {searchAddress, type Known, type SearchState} from '../shared/searchAddress';

export interface SearchSite {
  data: SearchGlobalData;
  known: Known;
  /** The address of the results page for a state. */
  address: (state: SearchState) => string;
}

/** What search knows of the site. */
export function useSearchSite(): SearchSite {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Written by this plugin's own index.ts, hence of this type.
  const data = usePluginData('search') as SearchGlobalData;
  return useMemo(() => {
    const known = {
      baseUrl,
      versionPaths: data.versions.map((version) => version.path),
      contexts: data.contexts.map((context) => context.path),
    };
    return {data, known, address: (state) => searchAddress(state, known)};
  }, [baseUrl, data]);
}
