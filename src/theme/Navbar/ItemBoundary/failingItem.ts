/** The words of Docusaurus for a navbar item that throws, with the item as it is configured. */
export function describeFailingItem(item: unknown): string {
  return `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`;
}
