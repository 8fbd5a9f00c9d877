import type {Settings} from '../../package/settings';
import type {Item} from './item';

type Filter = Settings['filter'];

/** Letters of other widths and cases are the same word. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * What tells whether a comment is shown. Made once, because the lists can be long.
 * @returns a function of the comment and what reads its text without markup, which is asked only
 * where words are looked for: to read it, the markup has to be taken apart
 */
export function createFilter(filter: Filter): (item: Item, textOf: () => string) => boolean {
  const services = new Set<string>(filter.hiddenServices);
  const users = new Set(filter.hiddenUsers.map(plain));
  const words = filter.hiddenWords.map(plain).filter((word) => word !== '');
  const prefix = plain(filter.commandPrefix.trim());
  const frames = chooser(filter.onlyFrames, filter.hiddenFrames);
  const frameIds = chooser(filter.onlyFrameIds, filter.hiddenFrameIds);

  return (item, textOf) => {
    if (!item.isVisible || services.has(item.service)) return false;
    if (filter.onlyTwitch && item.service !== 'twitch') return false;
    if (filter.hidesSystem && item.service === 'system') return false;
    if (filter.hidesFreeGifts && item.isFree) return false;
    if (!frames(item.frameName) || !frameIds(item.frameId)) return false;
    if (item.names.some((name) => users.has(plain(name)))) return false;
    if (prefix === '' && words.length === 0) return true;
    const said = plain(textOf()).trim();
    if (prefix !== '' && said.startsWith(prefix)) return false;
    return !words.some((word) => said.includes(word));
  };
}

function chooser(only: readonly string[], hidden: readonly string[]): (value: string) => boolean {
  const wanted = new Set(only);
  const unwanted = new Set(hidden);
  return (value) => (wanted.size === 0 || wanted.has(value)) && !unwanted.has(value);
}
