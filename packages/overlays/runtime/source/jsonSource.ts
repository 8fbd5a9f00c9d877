import {loose} from '../comments/readItem';
import type {Style} from '../dom/commentElement';
import {KEPT, type Source} from './source';

/** Where 4.2 writes its comments, from a template's folder. */
const ADDRESS = '../../comment.json';
const POLL_MS = 1500;

/** Comments of 4.2, which writes them into a file again and again. */
export function createJsonSource(): Source {
  let known = new Map<string, unknown>();

  /** Keeps the objects of what did not change. */
  const kept = (comments: readonly unknown[]): unknown[] => {
    const now = new Map(
      comments.map((comment) => {
        const text = JSON.stringify(comment);
        return [text, known.get(text) ?? comment] as const;
      }),
    );
    known = now;
    return [...now.values()];
  };
  return {
    start(listener) {
      const poll = async (): Promise<void> => {
        try {
          const response = await fetch(ADDRESS, {cache: 'no-store'});
          const answer: unknown = await response.json();
          const comments = Array.isArray(answer) ? answer : loose(answer)['comments'];
          if (Array.isArray(comments)) listener.comments(kept(comments.slice(-KEPT)));
        } catch {
          // The app is closed, or it is just writing the file.
        }
        setTimeout(() => void poll(), POLL_MS);
      };
      void poll();
    },
    styleOf: legacyStyle,
    // 4.2 cannot be asked.
    isLicensed: () => Promise.resolve(true),
  };
}

/** The colours of gifts as templates of 4.x read them: only YouTube and bilibili have any. */
function legacyStyle(comment: object): Style {
  const {service, data} = loose(comment);
  const {colors, superChatData, isMember} = loose(data);
  const {bodyBackgroundColor, bodyTextColor} = loose(colors);
  const bilibili = loose(superChatData);
  const box =
    service === 'bilibili'
      ? (bilibili['background_bottom_color'] ?? bodyBackgroundColor)
      : bodyBackgroundColor;
  const ink =
    service === 'bilibili' ? (bilibili['message_font_color'] ?? bodyTextColor) : bodyTextColor;
  const isColored = (service === 'youtube' || service === 'bilibili') && box !== undefined;
  return {
    ...(isColored && {
      '--lcv-background-color': box,
      '--lcv-text-color': ink,
      '--lcv-comment-shadow': 'none',
    }),
    ...(isMember === true && {'--lcv-membership-color': '#2ba640'}),
  };
}
