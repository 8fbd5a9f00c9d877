import {expect, it} from 'vitest';
import {page} from 'vitest/browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {HandwritingPadFigure} from './HandwritingPadFigure';

const drawn = pageRoot();

it('shows the pad as it is at first: all its colours, and the width of the table', async () => {
  drawn.render(<HandwritingPadFigure />);
  const pad = page.getByRole('img', {name: /手書きパッドの画面/u});
  await expect.element(pad).toHaveTextContent('太さ8');
  const fills = [...document.querySelectorAll('figure circle')].map((dot) =>
    dot.getAttribute('fill'),
  );
  expect(fills).toEqual([
    ...['#ffffff', '#1b1b1b', '#ff4b4b', '#ff9f1c', '#ffe14d'],
    ...['#2fd07f', '#3dc7ff', '#3b6bff', '#ff7ac8'],
  ]);
});
