import {compareManuals} from '../../../src/lib/compareManuals';

/** Pages that stand in every version although their feature came later: the first version with it. */
const LATER_FEATURES: Readonly<Record<string, string>> = {
  'feature/gift-by-users': '5.2',
  'feature/plugins': '5.2',
  'feature/stock': '5.2',
  'feature/timestamp': '6.0',
  'feature/voicevox': '6.0',
};

/** Whether a page only says that its feature came later, and what to do instead. */
export function lacksFeature(version: string, page: string): boolean {
  const since = LATER_FEATURES[page];
  return since !== undefined && compareManuals(version, since) < 0;
}
