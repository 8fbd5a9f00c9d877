/**
 * Focuses an element that is no control. It can be focused only until focus leaves it: taken away
 * at once, `tabindex` would take the focus with it.
 */
export function focusOnce(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
    },
    {once: true},
  );
  element.focus({preventScroll: true});
}
