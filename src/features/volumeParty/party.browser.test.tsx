import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import LoadedParty from './LoadedParty';

const drawn = pageRoot();

beforeEach(() => {
  localStorage.clear();
  drawn.render(<LoadedParty />);
});

const button = (name: string) => page.getByRole('button', {name, exact: true});

it('says by its words alone whether the demonstration runs', async () => {
  await button('デモを流す').click();
  await expect.element(button('デモを止める')).toHaveFocus();
  await expect.element(button('デモを止める')).not.toHaveAttribute('aria-pressed');
  await expect.element(button('止める')).not.toHaveAttribute('aria-pressed');
});
