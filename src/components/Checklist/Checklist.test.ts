import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {Checklist} from '.';

const box = createElement('input', {key: 'box', type: 'checkbox', disabled: true});
const item = (...words: (string | ReactElement)[]): ReactElement =>
  createElement('li', {className: 'task-list-item'}, ...words);
/** A list as Markdown gives it: with line breaks between its items. */
const list = (...items: ReactElement[]): ReactElement =>
  createElement('ul', {className: 'contains-task-list'}, ...items.flatMap((each) => ['\n', each]));
const render = (children: ReactElement): string =>
  renderToStaticMarkup(createElement(Checklist, {label: '上げる前', children}));

describe('Checklist', () => {
  it('makes each item a box that can be ticked, with the item as its label', () => {
    const html = render(
      list(
        item(box, ' 控えを取った'),
        item(box, ' ', createElement('code', {}, 'all'), 'を消した'),
      ),
    );
    expect(html).toMatch(/^<ul [^>]*aria-label="上げる前"/u);
    expect(html.match(/<li><label [^>]*><input [^>]*type="checkbox"[^>]*>/gu)).toHaveLength(2);
    expect(html).toContain('<span> 控えを取った</span></label></li>');
    expect(html).toContain('<code>all</code>を消した');
    expect(html).not.toContain('disabled');
  });

  it.each([
    ['a list without boxes', createElement('ul', {}, item('控えを取った'))],
    ['an item without a box', list(item(box, ' 一つ'), item('二つ'))],
    ['text alone', createElement('p', {}, '控え')],
  ])('refuses %s', (_, children) => {
    expect(() => render(children)).toThrow('Checklist');
  });
});
