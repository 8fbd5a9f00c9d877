import {useState, type ReactNode} from 'react';
import {beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {Tabs} from '.';

const drawn = pageRoot();

const TABS = [
  {id: 'a', label: 'パッド'},
  {id: 'b', label: '演出'},
  {id: 'c', label: 'キット'},
] as const;

function Bench(): ReactNode {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('a');
  return <Tabs label="画面" tabs={TABS} tab={tab} onChange={setTab} prefix="bench-" />;
}

beforeEach(() => {
  drawn.render(<Bench />);
});

it('goes round by arrows, and to both ends', async () => {
  await page.getByRole('tab', {name: 'パッド'}).click();
  for (const [key, name] of [
    ['ArrowRight', '演出'],
    ['End', 'キット'],
    ['ArrowRight', 'パッド'],
    ['ArrowLeft', 'キット'],
    ['Home', 'パッド'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    const tab = page.getByRole('tab', {name});
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  }
});
