import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {Figure} from './Figure';

const drawn = pageRoot();
const draw = (label: string): void => {
  drawn.render(
    <Figure caption="音量の画面。" label={label} legend={['音量', '試聴']}>
      <p>絵</p>
    </Figure>,
  );
};

it('what the words for a drawing say of its numbers is not told again', async () => {
  draw('①音量のスライダーと、②試聴のボタン。');
  await expect.element(page.getByRole('img', {name: /①音量.*②試聴/u})).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  await expect.element(page.getByText('試聴', {exact: false})).toBeVisible();
});

it('numbers that they leave out are told by the list', async () => {
  draw('①音量のスライダーと、試聴のボタン。');
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('② 試聴');
});
