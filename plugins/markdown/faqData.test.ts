import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {readQuestions} from './faqData';

const questionsOf = (text: string): ReturnType<typeof readQuestions> =>
  readQuestions(unified().use(remarkParse).parse(text).children);

describe('readQuestions', () => {
  it('takes headings of level 3 and the paragraph under them, without marks', () => {
    expect(
      questionsOf(
        '前書き\n\n## 導入\n\n導入の文。\n\n### **無料**ですか\n\n基本の機能は、[無料](/terms)で使えます。\n\n次の段。',
      ),
    ).toEqual([{question: '無料ですか', answer: '基本の機能は、無料で使えます。'}]);
  });

  it('adds sentences until something is said, and no more', () => {
    const [found] = questionsOf(
      '### 使えますか\n\nはい。コメントの取得や読み上げは無料で使えます。書く場所は、配信の概要欄です。',
    );
    expect(found?.answer).toBe('はい。コメントの取得や読み上げは無料で使えます。');
  });

  it('passes over what stands between, and leaves out a question without a paragraph', () => {
    expect(
      questionsOf('### 手順は\n\n1. 開く\n\n開いて押します。\n\n### 空ですか\n\n## 次\n\n文。'),
    ).toEqual([{question: '手順は', answer: '開いて押します。'}]);
  });
});
