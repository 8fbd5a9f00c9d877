import {made} from '../stage/elements.browser';
import type {ViewBar} from './viewBar';

interface Actions {
  readonly onPassword: (password: string) => void;
  readonly onMicrophone: () => void;
}

/** The bar over the overlay. What is typed there stays while the words change. */
export interface BarElement {
  readonly element: HTMLElement;
  readonly show: (bar: ViewBar | undefined) => void;
}

export function createBarElement({onPassword, onMicrophone}: Actions): BarElement {
  const element = made('section', 'vparty-bar');
  element.setAttribute('aria-label', '音量パーティーの接続');
  const words = made('div', 'vparty-words');
  words.setAttribute('role', 'status');
  const steps = made('ol', 'vparty-steps');
  const form = made('form', 'vparty-form');
  const label = document.createElement('label');
  const password = document.createElement('input');
  password.type = 'password';
  password.autocomplete = 'off';
  label.append('OBSのパスワード', password);
  const connect = document.createElement('button');
  connect.textContent = 'OBSにつなぐ';
  form.append(label, connect);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onPassword(password.value);
  });
  const listen = document.createElement('button');
  listen.type = 'button';
  listen.textContent = 'マイクを使う';
  listen.addEventListener('click', onMicrophone);
  element.append(words, steps, form, listen);

  let said = '';
  return {
    element,
    show(bar) {
      element.hidden = bar === undefined;
      if (bar === undefined) return;
      const {title, text, steps: lines} = bar.text;
      form.hidden = bar.asks !== 'password';
      listen.hidden = bar.asks !== 'microphone';
      const now = [title, text, ...lines].join('\n');
      if (now === said) return;
      said = now;
      const head = document.createElement('b');
      head.textContent = title;
      words.replaceChildren(head, ` ${text}`);
      steps.replaceChildren(
        ...lines.map((line) => {
          const item = document.createElement('li');
          item.textContent = line;
          return item;
        }),
      );
    },
  };
}
