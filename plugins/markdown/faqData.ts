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

/** An answer ends with the first sentence that brings it to as many characters. */
const ENOUGH = 20;

/** The first sentences of a text: 「はい。」 alone says too little, the whole would double the page. */
function shortAnswer(text: string): string {
  const sentences = text.match(/[^。]*。|[^。]+$/gu) ?? [];
  let answer = '';
  for (const sentence of sentences) {
    if (answer.length >= ENOUGH) break;
    answer += sentence;
  }
  return answer;
}

/** The questions of a page, its headings of level 3, and how the first paragraph answers them. */
export function readQuestions(nodes: readonly RootContent[]): Question[] {
  const questions: Question[] = [];
  let open: string | undefined;
  for (const node of nodes) {
    if (node.type === 'heading') {
      open = node.depth === 3 ? toString(node) : undefined;
    } else if (open !== undefined && node.type === 'paragraph') {
      questions.push({question: open, answer: shortAnswer(toString(node))});
      open = undefined;
    }
  }
  return questions;
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
 * A remark plugin that tells search engines the questions of the pages called `faq.mdx` and their
 * short answers, in the words of the page.
 */
export default function remarkFaqData(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    if (path.basename(file.path ?? '') !== 'faq.mdx') return;
    const questions = readQuestions(tree.children);
    if (questions.length > 0) tree.children.push(importNode, element(questions));
  };
}
