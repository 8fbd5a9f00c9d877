import rehypeStringify from 'rehype-stringify';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import remarkJoinCjkLines from '../../markdown/joinCjkLines';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkJoinCjkLines)
  .use(remarkRehype, {allowDangerousHtml: true, footnoteLabel: '注'})
  .use(rehypeStringify, {allowDangerousHtml: true})
  .freeze();

/**
 * Markdown of a file to the HTML an item holds. HTML written in the Markdown (`<kbd>`, `<ruby>`)
 * is passed on as it is: this is not safe to show before it went through sanitizeHtml().
 */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown));
}
