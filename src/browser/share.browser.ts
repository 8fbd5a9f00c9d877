/** Whether the system has a list of apps that take a link: in secure pages, and not in each browser. */
export const canShare = (): boolean => (navigator as Partial<Navigator>).share !== undefined;

/**
 * Opens that list.
 * @returns whether it opened: who closes it has changed their mind, and needs no other way
 */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({title, url});
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
