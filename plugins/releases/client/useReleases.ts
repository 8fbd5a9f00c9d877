import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReleaseSummary} from '../shared/release';

/** The current release of the app: version, day, and each platform's main file with its bytes. */
export function useReleases(): ReleaseSummary {
  // Docusaurus hands global data over as unknown; the plugin itself wrote it in this shape.
  return usePluginData('releases', 'default', {failfast: true}) as ReleaseSummary;
}
