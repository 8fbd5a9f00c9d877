import {focusOnce} from '@site/src/browser/focusOnce.browser';
import styles from './marks.module.css';

export interface MarkBarOptions {
  /** What is marked, as it is written on the page. */
  readonly words: readonly string[];
  /** How many places: `12`, or `500以上`. */
  readonly count: string;
  readonly onMove: (step: 1 | -1) => void;
  readonly onClear: () => void;
}

export interface MarkBar {
  /** How much of the window it covers at the bottom, in pixels. */
  covers: () => number;
  /**
   * Shows which mark is the current one, from 1.
   * @param around the text around it; told to screen readers when given
   */
  setPlace: (place: number, around?: string) => void;
  /** @param next what gets the focus when the bar has it */
  close: (next?: Element | null) => void;
}

/** Space above and below the bar, in pixels. */
const GAP = 12;
const SHOWN_WORDS = 3;

/**
 * Shows what is marked and leads from mark to mark. The bar stands first in the body, so that the
 * Tab key meets it before the page, and lies above the end of the window, so that nothing moves.
 */
export function showMarkBar({words, count, onMove, onClear}: MarkBarOptions): MarkBar {
  const bar = element('section', 'bar');
  bar.setAttribute('aria-label', '検索した言葉のマーク');
  const quoted = words.slice(0, SHOWN_WORDS).map((word) => `「${word}」`);
  const named = `${quoted.join('')}${words.length > SHOWN_WORDS ? 'など' : ''}`;
  const text = element('p', 'text');
  text.setAttribute('role', 'status');
  // Screen readers tell what comes into a status that was there before.
  requestAnimationFrame(() => {
    text.append(element('span', 'words', named), element('span', 'rest', `を${count}か所に表示中`));
  });
  const place = element('span', 'place');
  // The numbers are told in a sentence.
  place.setAttribute('aria-hidden', 'true');
  const status = element('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  bar.append(
    text,
    place,
    status,
    button('前へ', '前のマークへ', () => {
      onMove(-1);
    }),
    button('次へ', '次のマークへ', () => {
      onMove(1);
    }),
    button('消す', 'マークを消す', onClear),
  );
  bar.lastElementChild?.setAttribute('aria-keyshortcuts', 'Escape');
  const {body, documentElement: root} = document;
  const covers = (): number => bar.offsetHeight + 2 * GAP;
  body.prepend(bar);
  body.classList.add(styles['marked'] ?? '');
  // What gets focus must not end up below the bar.
  root.style.scrollPaddingBottom = `${covers()}px`;
  return {
    covers,
    setPlace: (at, around) => {
      place.textContent = `${at}/${count}`;
      if (around !== undefined) status.textContent = `${count}か所の${at}番目：${around}`;
    },
    close: (next) => {
      const hadFocus = bar.contains(document.activeElement);
      bar.remove();
      body.classList.remove(styles['marked'] ?? '');
      root.style.removeProperty('scroll-padding-bottom');
      // Reading goes on at the mark, not at the top of the page.
      if (hadFocus && next instanceof HTMLElement) focusOnce(next);
    },
  };
}

function button(label: string, name: string, onClick: () => void): HTMLButtonElement {
  const node = element('button', 'button', label);
  node.type = 'button';
  node.title = name;
  node.addEventListener('click', onClick);
  return node;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.className = styles[className] ?? '';
  node.textContent = text;
  return node;
}
