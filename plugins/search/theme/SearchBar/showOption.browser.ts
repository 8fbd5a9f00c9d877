/** Brings the suggestion that the arrow keys have chosen into view. */
export function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({block: 'nearest'});
}
