import {elementOf} from '../draw/element.browser';
import type {Change} from '../model/board';
import type {Desk} from '../model/desk';
import {SIZE, STAMP_IDS} from '../model/mark';
import {TOOLS} from '../model/settings';
import type {Command} from '../model/shortcuts';

/** The buttons of the pad. */
export interface Toolbar {
  /** Shows what is chosen, and says what was done. */
  readonly show: (changes?: readonly Change[]) => void;
}

const DOES = ['undo', 'redo', 'clear', 'help'] as const;

const all = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-${name}]`),
];

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

export function createToolbar(desk: Desk): Toolbar {
  const width = elementOf('width', HTMLInputElement);
  const fade = elementOf('fade', HTMLInputElement);
  const color = elementOf('color', HTMLInputElement);
  const run = (command: Command): void => {
    desk.run(command, Date.now());
  };

  for (const button of all('tool')) {
    button.addEventListener('click', () => {
      const tool = oneOf(TOOLS, button.dataset['tool']);
      if (tool !== undefined) run({do: 'tool', tool});
    });
  }
  for (const button of all('stamp')) {
    button.addEventListener('click', () => {
      const stamp = oneOf(STAMP_IDS, button.dataset['stamp']);
      if (stamp !== undefined) desk.choose({stamp});
    });
  }
  for (const button of all('color')) {
    button.addEventListener('click', () => {
      run({do: 'color', color: button.dataset['color'] ?? '#ffffff'});
    });
    // CSSOM, because a page's policy may forbid style attributes.
    button.style.backgroundColor = button.dataset['color'] ?? '';
  }
  for (const button of all('do')) {
    button.addEventListener('click', () => {
      const name = oneOf(DOES, button.dataset['do']);
      if (name !== undefined) run({do: name});
    });
  }
  color.addEventListener('input', () => {
    run({do: 'color', color: color.value});
  });
  width.addEventListener('input', () => {
    desk.choose({width: width.valueAsNumber});
  });
  fade.addEventListener('input', () => {
    desk.choose({fade: fade.valueAsNumber});
  });
  watchSwitches(desk);

  return {
    show(changes = []) {
      showChoices(desk);
      const told = toldOf(changes);
      if (told !== undefined) elementOf('told', HTMLElement).textContent = told;
    },
  };
}

function watchSwitches(desk: Desk): void {
  const [single, palm, left, ground] = [
    elementOf('single', HTMLInputElement),
    elementOf('palm', HTMLInputElement),
    elementOf('left', HTMLInputElement),
    elementOf('ground', HTMLInputElement),
  ];
  single.addEventListener('change', () => {
    desk.choose({usesKeys: single.checked});
  });
  palm.addEventListener('change', () => {
    desk.choose({rejectsPalm: palm.checked});
  });
  left.addEventListener('change', () => {
    desk.choose({isLeftHanded: left.checked});
  });
  ground.addEventListener('change', () => {
    desk.choose({ground: ground.checked ? 'light' : 'dark'});
  });
}

function showChoices({board, settings, isPaused}: Desk): void {
  const now = settings();
  const press = (name: string, value: string): void => {
    for (const button of all(name)) {
      button.setAttribute('aria-pressed', String(button.dataset[name] === value));
    }
  };
  press('tool', now.tool);
  press('stamp', now.stamp);
  press('color', now.color);
  elementOf('stamps', HTMLElement).hidden = now.tool !== 'stamp';
  elementOf('color', HTMLInputElement).value = now.color;
  elementOf('width', HTMLInputElement).valueAsNumber = now.width;
  elementOf('fade', HTMLInputElement).valueAsNumber = now.fade;
  elementOf('width-text', HTMLOutputElement).value = `${now.width}`;
  const fadeText = now.fade === 0 ? 'しない' : `${now.fade}秒後`;
  elementOf('fade', HTMLInputElement).ariaValueText = fadeText;
  elementOf('fade-text', HTMLOutputElement).value = fadeText;
  elementOf('single', HTMLInputElement).checked = now.usesKeys;
  elementOf('palm', HTMLInputElement).checked = now.rejectsPalm;
  elementOf('left', HTMLInputElement).checked = now.isLeftHanded;
  elementOf('ground', HTMLInputElement).checked = now.ground === 'light';
  document.body.dataset['hand'] = now.isLeftHanded ? 'left' : 'right';
  document.body.dataset['ground'] = now.ground;
  document.body.dataset['tool'] = now.tool;
  const dot = elementOf('dot', HTMLElement);
  // As large as on the paper.
  const size = (now.width * elementOf('stage', HTMLElement).clientWidth) / SIZE.width;
  dot.style.inlineSize = `${size}px`;
  dot.style.blockSize = `${size}px`;
  dot.style.backgroundColor = now.color;
  disable('undo', isPaused() || !board.canUndo());
  disable('redo', isPaused() || !board.canRedo());
  disable('clear', isPaused() || board.shown().length === 0);
}

function disable(name: string, isDisabled: boolean): void {
  // Not `disabled`: a button that was just used would lose the focus.
  for (const button of all('do')) {
    if (button.dataset['do'] === name) button.setAttribute('aria-disabled', String(isDisabled));
  }
}

/** What a screen reader says of changes; undefined for strokes of the pen. */
function toldOf(changes: readonly Change[]): string | undefined {
  const [first] = changes;
  switch (first?.op) {
    case 'remove':
      return '元に戻しました。';
    case 'restore':
      return '書いたものを戻しました。';
    case 'clear':
      return 'すべて消しました。「元に戻す」で戻せます。';
    default:
      return undefined;
  }
}
