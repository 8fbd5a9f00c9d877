import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkDirective from 'remark-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {unified} from 'unified';
import remarkGlossary from '../plugins/glossary/server/remarkGlossary';
import {joinCjkLines} from '../plugins/markdown/joinCjkLines';
const p = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkCjkFriendly);
const dir = path.resolve('versioned_docs/version-8.0');
const count = new Map<string, number>();
let total = 0,
  chars = 0,
  ms = 0,
  pages = 0;
function main() {
  for (const name of readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((n) => n.endsWith('.mdx'))
    .sort()) {
    const src = readFileSync(path.join(dir, name), 'utf8').replace(/^---\n[^]*?\n---\n/u, '');
    const tree = p.parse(src);
    const t = performance.now();
    remarkGlossary()(tree, {path: path.join(dir, name)});
    const d = performance.now() - t;
    ms += d;
    if (d > 20) console.log('SLOW', name, d);
    pages++;
    const out: string[] = [];
    const visit = (n: any, parent?: any, i = 0): void => {
      if (n.type === 'link' && n.data?.hProperties?.className?.[0] === 'term') {
        const before = parent.children[i - 1]?.value?.slice(-6) ?? '';
        const after = parent.children[i + 1]?.value?.slice(0, 5) ?? '';
        out.push(`${before.replace(/\n/g, '')}[${n.children[0].value}]${after.replace(/\n/g, '')}`);
        total++;
        chars += n.data.hProperties['aria-description'].length;
        count.set(n.children[0].value, (count.get(n.children[0].value) ?? 0) + 1);
      }
      n.children?.forEach((c: any, k: number) => visit(c, n, k));
    };
    visit(tree);
    console.log(`${name}: ${out.join(' | ')}`);
  }
  console.log(total, 'marks', chars / total, 'mean', ms.toFixed(0), 'ms', pages);
  console.log(
    [...count]
      .sort((a, b) => b[1] - a[1])
      .map(([w, n]) => `${w} ${n}`)
      .join(', '),
  );
}
main();
