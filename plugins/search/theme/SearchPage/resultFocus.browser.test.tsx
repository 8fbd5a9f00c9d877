import {expect, it} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {keepPlace, RESULT, returnToPlace} from './resultFocus.browser';

const drawn = pageRoot();
const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A list so long that it scrolls; another `list` has other elements. */
function show(list: string): void {
  const results = Array.from({length: 60}, (_, at) => (
    <p key={at} style={{height: 100}}>
      <a href={`/${at}`} {...RESULT}>{`結果${at}`}</a>
    </p>
  ));
  drawn.render(<main key={list}>{results}</main>);
}

const topOf20 = (): number | undefined =>
  drawn.box.querySelector('a[href="/20"]')?.getBoundingClientRect().top;

it('the place stays when the list is drawn anew while one returns to it', async () => {
  history.replaceState({resultUrl: '/20', resultTop: '300', resultFollowed: ''}, '');
  show('one');
  await expect.poll(topOf20).toBeGreaterThan(1000);
  returnToPlace();
  await frame();
  expect(topOf20()).toBeCloseTo(300, 0);
  expect(document.activeElement?.getAttribute('href')).toBe('/20');
  show('other');
  for (let at = 0; at < 15; at += 1) await frame();
  expect(topOf20()).toBeCloseTo(300, 0);
});

it('the place at the end of the page, below all results, is kept as well', async () => {
  drawn.render(
    <main>
      <a href="/only" {...RESULT}>
        結果
      </a>
      <p style={{height: 5000}} />
    </main>,
  );
  const top = (): number | undefined => drawn.box.querySelector('a')?.getBoundingClientRect().top;
  await expect.poll(top).toBeDefined();
  history.replaceState({}, '');
  window.scrollTo({top: 3000, behavior: 'instant'});
  const before = top();
  keepPlace();
  window.scrollTo({top: 0, behavior: 'instant'});
  returnToPlace();
  expect(top()).toBe(before);
});
