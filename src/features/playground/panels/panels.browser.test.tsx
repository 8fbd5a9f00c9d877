import {createStore} from '@komebiyori/lib/store';
import type {Sample} from '@site/plugins/playground/client';
import {useState, type ComponentProps, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {createShelf} from '../work/shelf.browser';
import {FeedPane} from './FeedPane';
import {WorkBar} from './WorkBar';

const SAMPLE: Sample = {
  ...{id: 'one', page: '', heading: '見本', shows: 'html'},
  files: {html: '', css: '', script: ''},
};
const drawn = pageRoot();

/** An app that takes settings and sends nothing. */
function quietDesk(): ComponentProps<typeof FeedPane>['desk'] {
  const feed = createStore({
    ...{scenario: 'chat', speed: 1, isPlaying: true, isOpen: true},
    service: undefined,
  });
  return {
    feed,
    change: ({isPlaying = true}) => {
      feed.set({...feed.get(), isPlaying});
    },
    press: () => undefined,
    restart: () => undefined,
  };
}

function Bench(): ReactNode {
  const [isWide, setIsWide] = useState(false);
  const [desk] = useState(quietDesk);
  const [shelf] = useState(() => createShelf([SAMPLE], SAMPLE));
  return (
    <>
      <WorkBar
        {...{shelf, isWide}}
        samples={[SAMPLE]}
        onSample={shelf.openSample}
        onWork={shelf.openWork}
        onWide={setIsWide}
      />
      <FeedPane desk={desk} />
    </>
  );
}

beforeEach(() => {
  drawn.render(<Bench />);
});

it.each([
  ['広く表示', '元の広さに戻す'],
  ['配信を止める', '配信を流す'],
])('「%s」 becomes 「%s」, and is not said to be pressed besides', async (before, after) => {
  const button = (name: string) => page.getByRole('button', {name, exact: true});
  await expect.element(button(before)).not.toHaveAttribute('aria-pressed');
  await button(before).click();
  await expect.element(button(after)).toHaveAttribute('data-on');
  await expect.element(button(after)).not.toHaveAttribute('aria-pressed');
});
