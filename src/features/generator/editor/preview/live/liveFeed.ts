import {catchUp, EMPTY_LOG, logMessage, type FeedLog, type FeedMessage} from '../feedLog';
import type {LiveMessage} from './readLive';

/** The comments of the app on their way into a preview. */
export interface LiveFeed {
  readonly receive: (message: LiveMessage) => void;
  /** While it is held nothing comes into the preview; what it missed comes when it is not any more. */
  readonly hold: (isHeld: boolean) => void;
}

/** Takes the place of what a preview shows once the app has said what it has. */
export function createLiveFeed(player: {
  readonly feed: (message: FeedMessage) => void;
  readonly clear: () => void;
}): LiveFeed {
  let known: FeedLog | undefined;
  let shown: FeedLog | undefined;
  let isHeld = false;

  const show = (): void => {
    if (isHeld || known === undefined || known === shown) return;
    // Until now it shows simulated ones.
    if (shown === undefined) player.clear();
    for (const message of catchUp(shown ?? EMPTY_LOG, known)) player.feed(message);
    shown = known;
  };
  return {
    receive(message) {
      if (message.type === 'connected') {
        const {comments, services} = message.data;
        // It does not say what is pinned; what was pinned by a simulated feed is not.
        const rest = {...EMPTY_LOG, services, pinned: known?.pinned ?? null};
        known = logMessage(rest, {type: 'comments', data: {comments}});
        show();
        return;
      }
      const isUpToDate = known === shown;
      known = logMessage(known ?? EMPTY_LOG, message);
      if (isHeld) return;
      if (shown === undefined || !isUpToDate) {
        show();
        return;
      }
      // As it is: the overlay keeps more comments than the log.
      player.feed(message);
      shown = known;
    },
    hold(next) {
      isHeld = next;
      show();
    },
  };
}
