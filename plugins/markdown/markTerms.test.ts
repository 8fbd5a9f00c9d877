import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {Term} from '../../config/glossary';
import {markTerms, MOST_MARKS} from './markTerms';

const term = (word: string, ...others: string[]): Term => ({
  ...{id: `id-${word}`, term: word, others, reading: 'よみ', page: 'faq', except: []},
  text: `${word}の説明です。`,
});
const TERMS = [
  ...['枠', 'テンプレート', 'テンプレートエディタ', 'OBS', '読み上げ'].map((word) => term(word)),
  term('スーパーチャット', 'スパチャ'),
];
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** The page with each mark in brackets. */
function marked(source: string, terms: readonly Term[] = TERMS): string {
  const tree: Root = parser.parse(source);
  markTerms(tree, terms, './glossary.mdx');
  const textOf = (node: Root | RootContent): string => {
    const inner = 'children' in node ? node.children.map(textOf).join('') : '';
    if (node.type === 'link' && node.data !== undefined) return `[${inner}]`;
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : inner;
  };
  return textOf(tree);
}

describe('markTerms', () => {
  it('makes a link to the list with the explanation as description', () => {
    const tree: Root = parser.parse('枠を作ります。');
    markTerms(tree, TERMS, '../glossary.mdx');
    const [paragraph] = tree.children;
    expect(paragraph?.type === 'paragraph' && paragraph.children).toEqual([
      {
        type: 'link',
        url: '../glossary.mdx#id-枠',
        data: {hProperties: {className: ['term'], 'aria-description': '枠の説明です。'}},
        children: [{type: 'text', value: '枠'}],
      },
      {type: 'text', value: 'を作ります。'},
    ]);
  });

  it('marks the first occurrence of a term, under any of its spellings', () => {
    expect(marked('スパチャが届きます。\n\n- スーパーチャットとOBS\n- OBSの枠')).toBe(
      '[スパチャ]が届きます。スーパーチャットと[OBS]OBSの[枠]',
    );
  });

  it.each([
    ['a heading', '## 枠を作る'],
    ['a link', '[枠を作る](./waku.mdx)'],
    ['code', '`枠`と\n\n```\n枠\n```'],
    ['an emphasised name', '**枠**と*枠*'],
    ['a name on screen', '「枠」と『新しい枠』と「`x`の枠」'],
    ['a key', '<kbd>枠</kbd>'],
    ['a table', '| 枠 | 枠を作ります |\n| --- | --- |\n| 枠 | 枠です |'],
    ['a figure', '<Figure>\n\n枠です。\n\n</Figure>'],
    ['the title of an admonition', ':::note[枠の数]\n:::'],
  ])('leaves %s alone', (_name, source) => {
    expect(marked(source)).not.toContain('[');
  });

  it('marks paragraphs in items, quotes and admonitions', () => {
    expect(marked(':::note[枠]\n\n枠です。\n:::\n\n> OBSです。')).toBe('枠[枠]です。[OBS]です。');
  });

  it.each([
    ['a compound', '枠名と全枠とテンプレートフォルダ'],
    ['a longer name', 'OBS WebSocketとStreamlabs OBSとOBS2'],
    ['a verb', 'コメントを読み上げ、すぐに読み上げます。読み上げない'],
    ['a way through menus', 'メニュー（⋯）→ テンプレート → 枠を開きます。'],
  ])('leaves %s alone', (_name, source) => {
    expect(marked(source)).not.toContain('[');
  });

  it('takes the longest term, and words beside particles and signs', () => {
    expect(marked('テンプレートエディタで、読み上げを（OBS）へ')).toBe(
      '[テンプレートエディタ]で、[読み上げ]を（[OBS]）へ',
    );
  });

  it('takes up a term after a quote that is closed', () => {
    expect(marked('「枠」では、枠を足します。')).toBe('「枠」では、[枠]を足します。');
  });

  it('stops when the page has enough', () => {
    const many = 'アイウエオカキク'.split('').map((letter) => term(`甲${letter}`));
    const text = many.map(({term: word}) => word).join('、x、');
    expect(marked(text, many).match(/\[/gu)).toHaveLength(MOST_MARKS);
  });
});
