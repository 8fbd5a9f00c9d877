import type {Choice, Consent, Service} from './consentState';

/** What is sent to whom, and why, in the visitor's words. */
const SENDS: Record<Service, string> = {
  tagManager:
    'Google LLC（Google Tag Manager）に、閲覧したページのURL、画面の大きさ、クッキーなどを送ります。閲覧数を集計するためです。',
  ads: 'Google LLC（Google AdSense）に、閲覧したページのURL、広告の識別子、クッキーなどを送ります。広告を表示し、その成果を測るためです。',
};
const CHOICES: readonly (readonly [Choice, string])[] = [
  ['granted', '同意する'],
  ['denied', '同意しない'],
];
const TITLE_ID = 'consent-bar-title';
const HEIGHT = '--consent-bar-height';

export interface ConsentBarOptions {
  services: readonly Service[];
  /** The choice that holds, when the bar is opened to change it. */
  consent: Consent | undefined;
  onChoose: (choice: Choice) => void;
  /** Called for Escape inside the bar. */
  onDismiss: () => void;
}

export interface ConsentBar {
  focus: () => void;
  close: () => void;
}

/**
 * Shows the bar. It stands first in the body, so that it is the first stop of the Tab key and so
 * that focus is at the top of the page when it is gone. It takes no focus by itself and covers
 * nothing for good: the page gets room for it below its end, where nothing moves.
 */
export function showConsentBar(options: ConsentBarOptions): ConsentBar {
  const {services, consent, onChoose, onDismiss} = options;
  const bar = element('section', 'consent-bar');
  bar.setAttribute('aria-labelledby', TITLE_ID);
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onDismiss();
  });

  const title = element('h2', 'consent-bar__title', '外部サービスへの情報の送信');
  title.id = TITLE_ID;
  title.tabIndex = -1;
  const list = element('ul', 'consent-bar__list');
  list.append(...services.map((service) => element('li', '', SENDS[service])));
  const text = element('div', 'consent-bar__text');
  text.append(
    title,
    element('p', '', '同意した場合にだけ、次の情報を外部に送ります。'),
    list,
    lastLine(consent),
  );

  const buttons = element('div', 'consent-bar__buttons');
  for (const [choice, label] of CHOICES) {
    const button = element('button', 'consent-bar__button', label);
    button.type = 'button';
    // The boot file holds back clicks on buttons that need React; these do not.
    button.dataset['native'] = '';
    button.addEventListener('click', () => {
      onChoose(choice);
    });
    buttons.append(button);
  }
  bar.append(text, buttons);

  const root = document.documentElement;
  const resized = new ResizeObserver(() => {
    root.style.setProperty(HEIGHT, `${bar.offsetHeight}px`);
  });
  resized.observe(bar);
  document.body.prepend(bar);
  return {
    focus: () => {
      title.focus();
    },
    close: () => {
      resized.disconnect();
      root.style.removeProperty(HEIGHT);
      bar.remove();
    },
  };
}

function lastLine(consent: Consent | undefined): HTMLElement {
  const line = element('p', '', '同意しなくても、サイトの機能はすべて使えます。');
  if (consent !== undefined) {
    const label = consent.choice === 'granted' ? '同意する' : '同意しない';
    const date = new Date(consent.date).toLocaleDateString('ja-JP', {dateStyle: 'long'});
    line.append(`今の設定は「${label}」です（${date}に選択）。`);
  }
  const link = element('a', '', 'プライバシーポリシー');
  link.href = '/policy';
  line.append('くわしくは、', link, 'を見てください。');
  return line;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className !== '') node.className = className;
  node.textContent = text;
  return node;
}
