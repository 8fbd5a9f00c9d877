import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {readQuestions} from './faqData';

const questionsOf = (text: string): ReturnType<typeof readQuestions> =>
  readQuestions(unified().use(remarkParse).use(remarkGfm).parse(text).children);

describe('readQuestions', () => {
  it('takes headings of level 3 and what follows them, without marks', () => {
    expect(
      questionsOf(
        '前書き\n\n## 導入\n\n導入の文。\n\n### **無料**ですか\n\nはい。[Pro](/pro)も\nあります。',
      ),
    ).toEqual([{question: '無料ですか', answer: 'はい。Proも\nあります。'}]);
  });

  it('keeps the items of lists and the cells of tables apart', () => {
    const [found] = questionsOf(
      '### 手順は\n\n1. 開く\n2. 押す\n\n| a | b |\n|---|---|\n| c | d |\n',
    );
    expect(found?.answer).toBe('・開く\n・押す\na：b\nc：d');
  });

  it('leaves out a question without words under it', () => {
    expect(questionsOf('### 空ですか\n\n## 次\n\n文。')).toEqual([]);
  });
});
