/** Puts a text into the search field. */
export function writeField(field: HTMLInputElement, text: string): void {
  field.value = text;
}
