import {isHydrated} from './hydration.browser';

/** Where Docusaurus keeps the choice; nothing is kept for `system`. */
const KEY = 'theme';

/** The order of the switch when the system's preference is respected. */
const NEXT_CHOICE: Record<string, 'light' | 'dark' | 'system'> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

/**
 * Switches the colour mode by itself until React takes over, so that the switch answers at once and
 * other tabs are followed. A press is told as Docusaurus tells its own: React may know of the page
 * already, a moment before it says so, and must not go on from an older choice.
 * @returns a function that stops it, but for one thing that Docusaurus does not do: when another tab
 *   clears the whole storage, the choice is gone here as well.
 */
export function handleColorMode(document: Document): () => void {
  const root = document.documentElement;
  const onClick = (event: MouseEvent): void => {
    if (isHydrated(root) || !(event.target instanceof Element)) return;
    const button = event.target.closest('[data-color-mode-toggle]');
    if (button === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const respectsSystem = button.getAttribute('data-color-mode-toggle') === 'system';
    const current = root.getAttribute('data-theme-choice') ?? 'light';
    const choice = respectsSystem
      ? (NEXT_CHOICE[current] ?? 'system')
      : current === 'dark'
        ? 'light'
        : 'dark';
    show(root, choice);
    try {
      if (choice === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, choice);
      tell(choice === 'system' ? null : choice);
    } catch {
      // Storage is blocked: the choice holds for this page only.
    }
  };
  // On window, so that it comes before the queue's listener on document.
  addEventListener('click', onClick, true);
  addEventListener('storage', ({key, newValue, storageArea}) => {
    if (storageArea !== localStorage) return;
    if (key === null) tell(null);
    if (key === KEY && !isHydrated(root)) show(root, newValue);
  });
  return () => {
    removeEventListener('click', onClick, true);
  };
}

function show(root: HTMLElement, choice: string | null): void {
  const known = choice === 'light' || choice === 'dark' ? choice : undefined;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', known ?? system);
  root.setAttribute('data-theme-choice', known ?? 'system');
}

/** The event that other tabs get of a change, for this one. */
function tell(newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', {key: KEY, newValue, storageArea: localStorage}));
}
