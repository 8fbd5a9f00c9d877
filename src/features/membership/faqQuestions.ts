import type {Operator} from '@site/config/operator';

/** A question with its answer, and where to read on. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: {readonly text: string; readonly to: string};
}

const COMMERCE = '特定商取引法に基づく表記';

/**
 * The questions about membership. Answers on money come from the operator's file where it says.
 * @param sellsHere whether Pro can be bought on this site, not only through the fan support
 */
export function questions({payment}: Pick<Operator, 'payment'>, sellsHere: boolean): Question[] {
  const priced = payment.price.length > 0;
  return [
    {
      id: 'faq-free',
      question: '無料でどこまで使えますか',
      answer:
        'コメントの取得、読み上げ、記録、テンプレート、ワードパーティー、プラグインなど、基本の機能はすべて無料です。枠の数は、無料とProで変わりません。',
    },
    {
      id: 'faq-price',
      question: 'Proはいくらですか',
      answer: priced
        ? `税込みの価格は「${COMMERCE}」の表に示します。`
        : sellsHere
          ? 'このサイトでの税込みの価格は、「Proを購入する」に示します。ファン支援の金額は、ファン支援ページに表示されます。'
          : '支払う金額は、ファン支援ページで、申し込みを確定する前に表示されます。',
      more: {text: COMMERCE, to: '/commerce-legal#price'},
    },
    {
      id: 'faq-payment',
      question: '支払いの方法と領収書を知りたいです',
      answer: `${
        payment.methods.length > 0
          ? `支払いの方法は、${payment.methods.join('、')}です。`
          : '支払いの方法は、申し込みを確定する前の画面で選びます。'
      }${
        sellsHere
          ? 'このサイトで購入したものの領収書は、マイページの「購入履歴」にあります。'
          : '領収書は、ファン支援ページの案内を見てください。'
      }`,
      more: {text: COMMERCE, to: '/commerce-legal#methods'},
    },
    {
      id: 'faq-cancel',
      question: '解約すると、作った設定は消えますか',
      answer: '消えません。Pro専用のテンプレートと設定だけが使えなくなります。',
      more: {text: '解約の方法', to: '/commerce-legal#cancel'},
    },
    {
      id: 'faq-refund',
      question: '返金はできますか',
      answer: `「${COMMERCE}」に従います。`,
      more: {text: '返品と返金', to: '/commerce-legal#refund'},
    },
    {
      id: 'faq-credit',
      question: '解約した後は、クレジットが必要ですか',
      answer: '必要です。無料で使うときと同じように、アプリの名前とリンクを書いてください。',
      more: {text: 'クレジットの決まり', to: '/terms#article-5'},
    },
    {
      id: 'faq-new-pc',
      question: 'パソコンを替えたら、何をすればよいですか',
      answer: sellsHere
        ? '新しいパソコンの本アプリに、同じライセンスキーを登録します。同時に使えるのは3台までです。3台に達したら、マイページで前のパソコンの登録を解除します。入れ替えを含めて、30日間に6台まで使えます。'
        : '新しいパソコンの本アプリに、手もとのライセンスキーをもう一度登録します。自動バックアップにキーは入りません。',
    },
    {
      id: 'faq-name',
      question: '支援すると、名前が公開されますか',
      answer: '公開に同意した方だけを載せます。同意しなくても、Proの内容は変わりません。',
      more: {text: 'ありがとう', to: '/thanks'},
    },
    {
      id: 'faq-company',
      question: '会社で使えますか',
      answer: '使えます。組織として導入するときは、利用規約を読み、先に窓口へご連絡ください。',
      more: {text: '運営について', to: '/company#contact'},
    },
  ];
}
