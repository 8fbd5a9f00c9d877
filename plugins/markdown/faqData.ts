import path from 'node:path';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxjsEsm, MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of a page, its headings of level 3, with the words that answer them. */
export function readQuestions(nodes: readonly RootContent[]): Question[] {
  const questions: {question: string; answer: string[]}[] = [];
  let open = false;
  for (const node of nodes) {
    if (node.type === 'heading') {
      open = node.depth === 3;
      if (open) questions.push({question: toString(node), answer: []});
    } else if (open && !node.type.startsWith('mdx')) {
      questions.at(-1)?.answer.push(wordsOf(node));
    }
  }
  return questions
    .map(({question, answer}) => ({question, answer: answer.join('\n')}))
    .filter(({answer}) => answer !== '');
}

/** The words of a block; the items of a list and the cells of a table are set apart. */
function wordsOf(node: RootContent): string {
  if (node.type === 'list') return node.children.map((item) => `・${toString(item)}`).join('\n');
  if (node.type === 'table') {
    return node.children
      .map((row) => row.children.map((cell) => toString(cell)).join('：'))
      .join('\n');
  }
  return toString(node);
}

const COMPONENT = 'StructuredData';

const program = (body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

const importNode: MdxjsEsm = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program([
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [
          {
            type: 'ImportSpecifier',
            imported: {type: 'Identifier', name: COMPONENT},
            local: {type: 'Identifier', name: COMPONENT},
          },
        ],
        source: {type: 'Literal', value: '@site/src/components/StructuredData'},
      },
    ]),
  },
};

/** `FAQPage` of schema.org, as an element that puts it into the head of the page. */
function element(questions: readonly Question[]): MdxJsxFlowElement {
  const data = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  const expression = valueToEstree(data);
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'data',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {estree: program([{type: 'ExpressionStatement', expression}])},
        },
      },
    ],
    children: [],
  };
}

/**
 * A remark plugin that tells search engines the questions of the pages called `faq.mdx`, from the
 * words that the page shows.
 */
export default function remarkFaqData(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    if (path.basename(file.path ?? '') !== 'faq.mdx') return;
    const questions = readQuestions(tree.children);
    if (questions.length > 0) tree.children.push(importNode, element(questions));
  };
}
