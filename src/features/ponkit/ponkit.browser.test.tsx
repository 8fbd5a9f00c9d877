import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page} from 'vitest/browser';
import {FirePanel} from './pad/FirePanel';
import {createPonkit, type Ponkit} from './tool/ponkit.browser';
import {ToolContext} from './tool/useTool';

const drawn = pageRoot();
let tool: Ponkit;

beforeEach(() => {
  localStorage.clear();
  tool = createPonkit();
  drawn.render(
    <ToolContext value={tool}>
      <FirePanel />
    </ToolContext>,
  );
});
afterEach(() => {
  tool.close();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});

it('says by its words alone whether the firing is held', async () => {
  await button('一時停止').click();
  await expect.element(button('再開')).toHaveFocus();
  await expect.element(button('再開')).not.toHaveAttribute('aria-pressed');
});
