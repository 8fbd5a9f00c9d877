import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {VersionChoice} from './VersionChoice';
import {OLDER, versionLabel} from './versionsOf';

const drawn = pageRoot();

it('the links to older editors stand apart, and are called by what they lead to alone', async () => {
  drawn.render(<VersionChoice app="8_0" onChange={() => undefined} />);
  expect(OLDER.length).toBeGreaterThan(1);
  for (const version of OLDER) {
    const link = page.getByRole('link', {name: `${versionLabel(version)}用`, exact: true});
    await expect.element(link).toBeVisible();
  }
  const names = OLDER.map((version) => `${versionLabel(version)}用`).join('、');
  await expect.element(page.getByText(names)).toBeVisible();
});
