/** What Escape closes first: a menu, a dialog, a list of suggestions; and where one types. */
const OPEN =
  'details[data-disclosure][open], dialog[open], [role="combobox"][aria-expanded="true"]';
const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Calls back when Escape is pressed and nothing else on the page uses it.
 * @returns a function that stops listening
 */
export function onEscape(callback: () => void): () => void {
  let isFree = false;
  // Before any other listener, because those close what was open.
  const look = ({key, target}: KeyboardEvent): void => {
    const isTyping = target instanceof Element && target.closest(TYPING) !== null;
    isFree = key === 'Escape' && !isTyping && document.querySelector(OPEN) === null;
  };
  const act = (event: KeyboardEvent): void => {
    if (isFree && event.key === 'Escape' && !event.defaultPrevented) callback();
  };
  window.addEventListener('keydown', look, true);
  window.addEventListener('keydown', act);
  return () => {
    window.removeEventListener('keydown', look, true);
    window.removeEventListener('keydown', act);
  };
}
