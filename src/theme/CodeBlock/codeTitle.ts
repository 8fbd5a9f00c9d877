/** The title in the info string of a fence: ```js title="settings.js" */
export function codeTitle(metastring: string | undefined): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/u.exec(metastring ?? '')?.[2];
}
