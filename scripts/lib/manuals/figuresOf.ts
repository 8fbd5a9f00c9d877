const FIGURE = /<(?<name>[A-Z]\w*Figure)(?<attributes>\s[^>]*?)?(?<end>\s*\/?>)/gu;

/**
 * A file of a manual whose figures say a version: those that say none, and those that say `from`. A
 * figure that shows another version on purpose stays, and so does a file that is no page.
 */
export function figuresOf(name: string, content: Buffer, from: string, to: string): Buffer {
  if (!/\.mdx?$/u.test(name)) return content;
  const before = content.toString();
  const after = before.replace(
    FIGURE,
    (tag: string, figure: string, attributes: string | undefined, end: string) => {
      if (attributes === undefined || !/\sversion=/u.test(attributes)) {
        return `<${figure} version="${to}"${attributes ?? ''}${end}`;
      }
      return tag.replace(` version="${from}"`, ` version="${to}"`);
    },
  );
  return after === before ? content : Buffer.from(after);
}
