import {usePluginData} from '@docusaurus/useGlobalData';
import type {NewsGlobalData} from '../shared/pages';

/** The newest three items, the newest first; `date` is ISO 8601 (`formatDay` makes it readable). */
export function useLatestNews(): NewsGlobalData['latest'] {
  // Docusaurus knows global data as unknown; this plugin wrote it (index.ts).
  const {latest} = usePluginData('news') as NewsGlobalData;
  return latest;
}
