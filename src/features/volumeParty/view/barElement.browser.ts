import {made} from '../stage/elements.browser';
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
  form.append(made('span', 'vparty-place'), label, connect, made('span', 'vparty-note'));
  form.firstElementChild?.append(`つなぐ先：${place}`);
  form.lastElementChild?.append(note);
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
  const answers = made('div', 'vparty-answers');
  const answer = (isAllowed: boolean) => () => {
    onAnswer(isAllowed);
  };
  answers.append(makeButton('使う', answer(true)), makeButton('やめる', answer(false)));
  element.append(words, steps, form, forget, listen, answers);

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
      listen.hidden = bar.asks !== 'microphone';
      answers.hidden = bar.asks !== 'permission';
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
