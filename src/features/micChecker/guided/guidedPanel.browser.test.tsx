import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {PHASES} from '@komebiyori/mic-meter/reading';
import {fakeMeter, type FakeMeter} from '@komebiyori/mic-meter/testing/fakeMeter';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {page, userEvent} from 'vitest/browser';
import {createTool, type Tool} from '../tool.browser';
import {LEAD_SECONDS} from './guided';
import {GuidedPanel} from './GuidedPanel';

const drawn = pageRoot();
let tool: Tool;
let meter: FakeMeter;

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']});
  meter = fakeMeter({});
  tool = createTool(meter.start);
  tool.start();
  await expect.poll(() => tool.session.state.get().kind).toBe('running');
  drawn.render(<GuidedPanel tool={tool} report={undefined} onShowReport={() => undefined} />);
});
afterEach(() => {
  tool.close();
  vi.useRealTimers();
});

const button = (name: string) => page.getByRole('button', {name, exact: true});
const said = page.getByRole('status');
const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

it('begins a step when who does it is ready, and is silent from then on', async () => {
  await button('診断を始める').click();
  const quiet = button('「静かに」を測る');
  await expect.element(quiet).toHaveFocus();
  await expect.element(said).toHaveTextContent('次は「静かに」です。だまって待ちます。');
  // However long that takes to be read out.
  await seconds(30);
  expect(meter.calls).not.toContain('startPhase quiet');
  await userEvent.keyboard('{Enter}');
  await expect.element(said).toHaveTextContent('始めます。');
  await seconds(LEAD_SECONDS + 0.2);
  await expect.poll(() => meter.calls.at(-1)).toBe('startPhase quiet');
  await expect.element(said).toHaveTextContent('');
  await expect.element(quiet).toHaveFocus();
  await seconds(PHASES.quiet);
  await expect.element(said).toHaveTextContent(/次は「ふつうに話す」です。.*こんばんは/u);
  await expect.element(button('「ふつうに話す」を測る')).toHaveFocus();
});

it('leads on from what is skipped, and away from nobody who is elsewhere', async () => {
  await button('診断を始める').click();
  await button('この手順を飛ばす').click();
  await expect.element(button('「ふつうに話す」を測る')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await seconds(LEAD_SECONDS + 0.2);
  const elsewhere = document.createElement('input');
  drawn.box.before(elsewhere);
  elsewhere.focus();
  await seconds(PHASES.normal);
  await expect.element(button('「大きな声」を測る')).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
