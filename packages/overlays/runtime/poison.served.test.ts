import {expect, it} from 'vitest';
import {newDesign} from '../model/design';
import {commentsOf, make, rewritten, send, withOverlays} from '../testing/overlays';

interface Styled {
  readonly OneSDK?: {readonly getCommentStyle: (comment: unknown) => unknown};
}

const openDesign = withOverlays();
const open = (kind: 'list' | 'marquee') => openDesign(newDesign('basic', '8_0'), {as: {kind}});

it('shows the others when one has more than a page can hold', async () => {
  const overlay = await open('list');
  const first = make(overlay, 'ordinary');
  const copy = (id: string, data: object) =>
    ({...first, data: {...first.data, id, ...data}}) as typeof first;
  const badges = Array.from({length: 200_000}, () => ({label: 'x', url: ''}));
  send(
    overlay,
    copy('before', {}),
    copy('breaks', {comment: '<br>'.repeat(100_000)}),
    copy('badges', {badges}),
    copy('after', {}),
  );
  await expect.poll(() => commentsOf(overlay).count(), {timeout: 10_000}).toBe(5);
  const countOf = (id: string, part: string) =>
    overlay.page.locator(`.comment[data-id="${id}"] ${part}`).count();
  expect([await countOf('breaks', 'br'), await countOf('badges', '.badge')]).toEqual([500, 50]);
  expect(overlay.complaints).toEqual([]);
});

it.each(['list', 'marquee'] as const)(
  '%s leaves out one that cannot be drawn, and says so once',
  async (kind) => {
    const overlay = await open(kind);
    const warnings: string[] = [];
    overlay.page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await overlay.page.evaluate(() => {
      const {OneSDK: sdk} = window as Styled;
      const styleOf = sdk?.getCommentStyle.bind(sdk);
      Object.assign(sdk ?? {}, {
        getCommentStyle(comment: {readonly data: {readonly comment: string}}) {
          if (comment.data.comment === 'odd') throw new Error('It has no style');
          return styleOf?.(comment);
        },
      });
    });
    const first = make(overlay, 'ordinary');
    await expect.poll(() => commentsOf(overlay).count()).toBe(1);
    const copy = (id: string, comment: string) =>
      rewritten({...first, data: {...first.data, id}} as typeof first, comment);
    send(overlay, copy('1', 'odd'), copy('2', 'odd'), copy('3', 'well'));
    await expect
      .poll(() => commentsOf(overlay).locator('.comment-text').allTextContents(), {timeout: 10_000})
      .toContain('well');
    expect(await overlay.page.locator('.comment[data-id="1"]').count()).toBe(0);
    // What was drawn before stays as it was.
    send(overlay, rewritten(first, 'odd'));
    send(overlay, copy('4', 'last'));
    await expect
      .poll(() => commentsOf(overlay).locator('.comment-text').allTextContents(), {timeout: 10_000})
      .toContain('last');
    expect(warnings.filter((text) => text.includes('It has no style'))).toHaveLength(1);
    expect(overlay.complaints).toEqual([]);
  },
);
