/** Puts a text into the search field. */
export function writeField(field: HTMLInputElement, text: string): void {
  field.value = text;
}

/** Tells who listens now what the field already holds. */
export function takeUp(field: HTMLInputElement): void {
  if (field.value === '' && field !== document.activeElement) return;
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Brings the suggestion that the arrow keys have chosen into view. */
export function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({block: 'nearest'});
}
