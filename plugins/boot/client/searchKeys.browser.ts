const FIELD = 'nav input[type="search"]';
const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Until React is there, mod+k and a slash that is not typed into a field lead to the search field of
 * the navbar. It is a native one, so what is typed next arrives in it.
 * @returns a function that stops
 */
export function handleSearchKeys(document: Document): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    if (altKey || shiftKey || !(target instanceof Element)) return;
    const isAsked =
      ctrlKey || metaKey
        ? key.toLowerCase() === 'k'
        : key === '/' && target.closest(TYPED_IN) === null;
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (!isAsked || field === null) return;
    event.preventDefault();
    field.focus({preventScroll: true});
    field.select();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
  };
}
