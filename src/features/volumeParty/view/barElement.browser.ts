import {html} from '@site/src/browser/elements.browser';
import type {ViewBar} from './viewBar';

interface Options {
  /** Where the password goes: it is read before it is typed. */
  readonly place: string;
  /** Said of how long it stays. */
  readonly note: string;
  readonly onPassword: (password: string) => void;
  readonly onForget: () => void;
  readonly onMicrophone: () => void;
  readonly onAnswer: (isAllowed: boolean) => void;
}

/** The bar over the overlay. What is typed there stays while the words change. */
export interface BarElement {
  readonly element: HTMLElement;
  readonly show: (bar: ViewBar | undefined) => void;
}

function makeButton(text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onPress);
  return button;
}

export function createBarElement(options: Options): BarElement {
  const {place, note, onPassword, onForget, onMicrophone, onAnswer} = options;
  const words = html('div', 'vparty-words');
  words.setAttribute('role', 'status');
  const steps = html('ol', 'vparty-steps');
  const password = document.createElement('input');
  password.type = 'password';
  password.autocomplete = 'off';
  const connect = document.createElement('button');
  const form = html(
    'form',
    'vparty-form',
    html('span', 'vparty-place', `つなぐ先：${place}`),
    html('label', '', 'OBSのパスワード', password),
    connect,
    html('span', 'vparty-note', note),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onPassword(password.value);
  });
  const forget = makeButton('パスワードを忘れる', () => {
    password.value = '';
    onForget();
  });
  forget.classList.add('vparty-forget');
  const listen = makeButton('マイクを使う', onMicrophone);
  const answer = (isAllowed: boolean) => () => {
    onAnswer(isAllowed);
  };
  const answers = html(
    'div',
    'vparty-answers',
    makeButton('使う', answer(true)),
    makeButton('やめる', answer(false)),
  );
  const element = html('section', 'vparty-bar', words, steps, form, forget, listen, answers);
  element.setAttribute('aria-label', '音量パーティーの接続');

  let said = '';
  return {
    element,
    show(bar) {
      element.hidden = bar === undefined;
      if (bar === undefined) return;
      const {title, text, steps: lines} = bar.text;
      element.toggleAttribute('data-small', bar.isSmall);
      forget.hidden = !bar.canForget;
      form.hidden = bar.asks !== 'password';
      connect.textContent = bar.go ?? '';
      listen.hidden = bar.asks !== 'microphone';
      answers.hidden = bar.asks !== 'permission';
      const now = [title, text, ...lines].join('\n');
      if (now === said) return;
      said = now;
      words.replaceChildren(html('b', '', title), ` ${text}`);
      steps.replaceChildren(...lines.map((line) => html('li', '', line)));
    },
  };
}
