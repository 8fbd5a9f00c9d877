import type {Random} from './random';
import {createRandom} from './random';
import {createStream} from './stream';
import type {Comment} from './types';

/**
 * Markup that would run a script if a template put it into the page as it is. Each calls
 * `globalThis.hacked`, which a test defines. For tests only: the app escapes what viewers write.
 */
export const HOSTILE_HTML: readonly string[] = [
  '<img src="x:" onerror="hacked(1)">',
  '<svg onload="hacked(2)"></svg>',
  '<script>hacked(3)</script>',
  '<a href="javascript:hacked(4)">押して</a>',
  '<iframe srcdoc="<script>parent.hacked(5)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src="x:" onerror="hacked(6)"></style></mglyph></table></mtext></math>',
  '<style>@import "javascript:hacked(7)";</style>',
  '<img src="data:image/svg+xml,<svg onload=hacked(8)>" onload="hacked(8)">',
  '<body onpageshow="hacked(9)">',
  '<details open ontoggle="hacked(10)">開く</details>',
  '"><img src="x:" onerror="hacked(11)">',
  '<form><button formaction="javascript:hacked(12)">送る</button></form>',
];

/** A comment for each hostile text, which stands in every field that a template shows. */
export function createHostileComments(startAt: number): Comment[] {
  const stream = createStream(startAt, '8_0');
  const random: Random = createRandom(1);
  return HOSTILE_HTML.map((html) => {
    const comment = stream.write({kind: 'ordinary', service: 'youtube', tier: 1, at: 0}, random);
    const fields = {
      name: html,
      displayName: html,
      nickname: html,
      comment: html,
      paidText: html,
      profileImage: 'javascript:hacked(0)',
      badges: [{label: html, url: 'javascript:hacked(0)'}],
      membership: {primary: html, sub: html},
    };
    return {...comment, name: html, data: {...comment.data, ...fields}} as Comment;
  });
}
