import type {Operator} from '@site/config/operator';

/** A line of the comparison: the words that the manual's page on Pro uses, too. */
interface PlanLine {
  readonly label: string;
  readonly free: string;
  readonly pro: string;
}

const YES = '○';
const NO = '－';

/**
 * What free use and Pro can do; tests hold it to the table of /docs/pro/about. Pro covers exactly: the
 * two templates, the draw settings of the fixed display, and the sound of each item.
 */
export const PLAN_LINES: readonly PlanLine[] = [
  {label: 'コメントの取得、読み上げ、記録', free: YES, pro: YES},
  {label: '参加型管理、アンケート、セットリスト', free: YES, pro: YES},
  {label: 'テンプレートとワードパーティー', free: YES, pro: YES},
  {label: 'プラグイン', free: YES, pro: YES},
  {label: 'テンプレート「neon-ex」「cyber-mx」', free: NO, pro: YES},
  {label: 'ワードパーティーの固定表示の抽選', free: NO, pro: YES},
  {label: 'ワードパーティーのアイテムごとの音', free: NO, pro: YES},
  {label: 'アプリ名とリンクの表記', free: '必要です', pro: '任意です'},
];

/** How a mark is read out, since ○ and － are drawn. */
export function spoken(mark: string): string {
  if (mark === YES) return '使えます';
  return mark === NO ? '使えません' : mark;
}

interface SiteParts {
  readonly sellsHere: boolean;
  readonly accountsOn: boolean;
}

interface Step {
  readonly title: string;
  readonly text: string;
}

/** The steps to Pro on a site that sells it, takes codes of the fan support, or does neither. */
export function stepsToPro({sellsHere, accountsOn}: SiteParts): Step[] {
  return [
    {
      title: '申し込む',
      text: sellsHere
        ? 'このサイトで購入するか、ファン支援ページで支援を申し込みます。'
        : 'ファン支援ページで内容を読み、メンバーシップに申し込みます。',
    },
    {
      title: '受け取る',
      text: `${sellsHere ? '購入した方には、すぐにライセンスキーを表示します。' : ''}${
        accountsOn
          ? '支援した方は、案内にある特典コードをマイページで使うと、キーが出ます。'
          : '支援した方は、案内でライセンスキーを受け取ります。'
      }`,
    },
    {title: '登録する', text: '本アプリの設定に、キーを貼り付けます。'},
    {title: '確かめる', text: 'タイトルバーの先頭に「【PRO】」が出ます。'},
  ];
}

/** A question with its answer, and where to read on. */
interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: {readonly text: string; readonly to: string};
}

const COMMERCE = '特定商取引法に基づく表記';

function priceText({price}: Operator['payment'], sellsHere: boolean): string {
  if (price.length > 0) return `税込みの価格は「${COMMERCE}」の表に示します。`;
  return sellsHere
    ? 'このサイトでの税込みの価格は、「Proを購入する」に示します。ファン支援の金額は、ファン支援ページに表示されます。'
    : '支払う金額は、ファン支援ページで、申し込みを確定する前に表示されます。';
}

/**
 * The questions about membership. Answers on money come from the operator's file where it says.
 * @param sellsHere whether Pro can be bought on this site, not only through the fan support
 */
export function questions({payment}: Pick<Operator, 'payment'>, sellsHere: boolean): Question[] {
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
      answer: priceText(payment, sellsHere),
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
      question: 'PCを替えたら、何をすればよいですか',
      answer: sellsHere
        ? '新しいPCの本アプリに、同じライセンスキーを登録します。同時に使えるのは3台までです。3台に達したら、マイページで前のPCの登録を解除します。入れ替えを含めて、30日間に6台まで使えます。'
        : '新しいPCの本アプリに、手元のライセンスキーをもう一度登録します。自動バックアップにキーは入りません。',
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
