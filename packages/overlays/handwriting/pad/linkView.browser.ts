import {elementOf} from '../draw/element.browser';
import {obsAddress, type ObsLink, type ObsState} from '../wire/obs.browser';
import {loadAccess, saveAccess} from './memory.browser';

/** What the pad shows of its links, and the window in which they are made. */
export interface LinkView {
  readonly showObs: (state: ObsState) => void;
  /** Links as in this tab before, and goes on showing how it is. */
  readonly start: () => void;
}

const OBS_TEXTS: Readonly<Record<ObsState, string>> = {
  off: 'OBSとは、つないでいません。',
  connecting: 'OBSにつないでいます。',
  connected: 'OBSとつながっています。書いた線が、OBSのオーバーレイに出ます。',
  waiting:
    'OBSにつながりません。3秒ごとに試しています。OBSの起動、「WebSocketサーバーを有効にする」のチェック、アドレスを確かめてください。',
  refused: 'パスワードが違います。OBSの「接続情報を表示」からコピーし、もう一度つないでください。',
  unfit: 'このOBSには、線を送れません。OBS 28以降に上げて、もう一度つないでください。',
};

export function createLinkView(obs: ObsLink, screens: () => number): LinkView {
  const dialog = elementOf('links', HTMLDialogElement);
  const address = elementOf('address', HTMLInputElement);
  const password = elementOf('password', HTMLInputElement);
  const text = elementOf('obs-text', HTMLElement);
  let state: ObsState = 'off';

  const show = (): void => {
    const count = screens();
    const isLinked = count > 0 || state === 'connected';
    document.body.dataset['link'] = isLinked ? 'on' : state === 'waiting' ? 'bad' : 'off';
    elementOf('link-text', HTMLElement).textContent = summaryOf(count, state);
    elementOf('near', HTMLElement).textContent =
      count > 0
        ? `オーバーレイ${count}個とつながっています。`
        : 'オーバーレイを待っています。OBSに入れると、自動でつながります。';
    elementOf('obs-end', HTMLElement).hidden = state === 'off';
  };
  const connect = (): void => {
    const found = obsAddress(address.value === '' ? address.placeholder : address.value);
    if (found === undefined) {
      text.textContent = 'アドレスを「localhost:4455」か「192.168.1.5」の形で書いてください。';
      address.focus();
      return;
    }
    saveAccess({address: address.value, password: password.value});
    obs.connect(found, password.value);
  };

  elementOf('link', HTMLButtonElement).addEventListener('click', () => {
    show();
    dialog.showModal();
  });
  elementOf('obs', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    connect();
  });
  elementOf('obs-end', HTMLButtonElement).addEventListener('click', () => {
    saveAccess(undefined);
    obs.disconnect();
  });

  return {
    showObs(next) {
      state = next;
      text.textContent = OBS_TEXTS[state];
      show();
    },
    start() {
      const access = loadAccess();
      address.value = access?.address ?? defaultAddress();
      password.value = access?.password ?? '';
      text.textContent = OBS_TEXTS.off;
      if (access !== undefined) connect();
      show();
      setInterval(show, 1000);
    },
  };
}

/** On another device the PC with the app is most likely that with OBS, too. */
const defaultAddress = (): string =>
  ['localhost', '127.0.0.1', ''].includes(location.hostname) ? '' : location.hostname;

function summaryOf(count: number, state: ObsState): string {
  if (state === 'connected') return 'OBSとつながっています';
  if (count > 0) return 'つながっています';
  if (state === 'refused') return 'パスワードが違います';
  if (state === 'waiting' || state === 'connecting') return 'OBSを探しています';
  return 'オーバーレイを待っています';
}
