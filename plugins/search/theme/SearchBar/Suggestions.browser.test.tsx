import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import Suggestions from './Suggestions';
import {suggestionGroups} from './useBoxList';

const drawn = pageRoot();

it('a heading of a page that is suggested is called with its page', async () => {
  const part = (text: string) => ({text, marks: []});
  const groups = suggestionGroups(
    [
      {
        type: 'title',
        url: '/docs/settings',
        breadcrumb: [],
        title: part('設定'),
        section: undefined,
        snippet: undefined,
        more: [{url: '/docs/settings#読み上げ', section: part('読み上げ'), snippet: undefined}],
        isManual: true,
      },
    ],
    true,
  );
  const box = {groups, active: -1, listId: 'list', optionId: String, follow: {linkHandlers: {}}};
  drawn.render(<Suggestions box={box as never} />);
  await expect
    .element(page.getByRole('option', {name: '設定 › 読み上げ', exact: true}))
    .toHaveAttribute('href', '/docs/settings#読み上げ');
});
