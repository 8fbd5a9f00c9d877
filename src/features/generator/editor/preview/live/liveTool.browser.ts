import {createAppLink} from '@komebiyori/app-link';
import type {AppLink} from '@komebiyori/app-link/link';
import {keptAddress} from '@site/src/browser/keptAddress.browser';
import type {Player} from '../player.browser';
import {createLiveFeed, type LiveFeed} from './liveFeed';
import {LIVE_TOPICS, readLive} from './readLive';

/** The link to the app, and what it brings into a preview. */
export interface LiveTool extends Pick<LiveFeed, 'hold'> {
  readonly link: AppLink;
}

/** Makes a tool that connects when it is told to. */
export function createLiveTool(player: Pick<Player, 'feed' | 'clear'>): LiveTool {
  const link = createAppLink({address: keptAddress('loopback'), topics: LIVE_TOPICS});
  const {receive, hold} = createLiveFeed(player);
  // By the text, because the messages of the link have only what tools read of a comment.
  link.onText((text) => {
    const message = readLive(text);
    if (message !== undefined) receive(message);
  });
  return {link, hold};
}
