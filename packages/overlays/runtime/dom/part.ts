/** An element with a class and what is in it; text is put in as text. */
export function part(
  tag: 'div' | 'span' | 'strong' | 'ol' | 'li' | 'p',
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  // One by one: a stack has no room for 100,000 arguments.
  for (const child of children) element.append(child);
  return element;
}
