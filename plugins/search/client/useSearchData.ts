import {usePluginData} from '@docusaurus/useGlobalData';
import globalData from '@generated/globalData';
import type {SearchGlobalData} from '../shared/globalData';

/** What search knows of the site: written by this plugin's own index.ts, hence of this type. */
export const useSearchData = (): SearchGlobalData => usePluginData('search') as SearchGlobalData;

/** The same before React is there. */
export const searchData = (): SearchGlobalData =>
  globalData['search']?.['default'] as SearchGlobalData;
