import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import type {SearchGlobalData} from '../shared/globalData';
import type {Known} from '../shared/searchAddress';

export interface SearchSite {
  data: SearchGlobalData;
  known: Known;
}

/** What search knows of the site. */
export function useSearchSite(): SearchSite {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Written by this plugin's own index.ts, hence of this type.
  const data = usePluginData('search') as SearchGlobalData;
  return useMemo(() => {
    const contexts = data.contexts.map((context) => context.path);
    return {data, known: {baseUrl, versions: data.versions, contexts}};
  }, [baseUrl, data]);
}
