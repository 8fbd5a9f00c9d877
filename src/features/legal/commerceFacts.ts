import type {Operator, Price} from '@site/config/operator';
import type {Contacts} from './companyFacts';
import type {Fact, Inline, Line} from './inline';

const BUY_PAGE: Inline = {text: 'メンバーシップとPro', to: '/membership#buy'};

/** Only for name, address, telephone and representative: 特定商取引法 11条ただし書. */
export const ON_REQUEST = 'ご請求があれば遅滞なく開示します';

const CYCLES: Record<Price['cycle'], string> = {
  month: '1か月ごと',
  year: '1年ごと',
  once: '買い切り',
};

/** Whether the operator has said what is sold and for how much; then the table holds. */
export function statesPrice({payment}: Operator): boolean {
  return payment.price.length > 0;
}

/** What a site with accounts does besides telling. */
interface SiteParts {
  /** Whether Pro can be bought on this site, not only through the fan support. */
  readonly sellsHere: boolean;
  /** Whether visitors can ask for news by mail. */
  readonly sendsNews: boolean;
}

/**
 * The items of 特定商取引法 11条 and 施行規則 23条, each of them always there. A value that is not
 * set is left out only where the law allows it; elsewhere the row says where the buyer is shown it.
 */
export function commerceFacts(
  operator: Operator,
  contacts: Contacts,
  {sellsHere, sendsNews}: SiteParts,
): Fact[] {
  return [
    ...sellerFacts(operator, contacts, sendsNews),
    ...saleFacts(operator, contacts, sellsHere),
  ];
}

const fact = (id: string, label: string, ...lines: readonly Line[]): Fact => ({id, label, lines});

function sellerFacts(operator: Operator, {privacy}: Contacts, sendsNews: boolean): Fact[] {
  const {kind, name, tradeName, representative, address, phone, phoneHours, email} = operator;
  return [
    fact('seller', '販売業者', [name || ON_REQUEST]),
    ...(tradeName === '' ? [] : [fact('trade-name', '屋号', [tradeName])]),
    ...(kind === 'individual'
      ? []
      : [fact('representative', '代表者または責任者', [representative || ON_REQUEST])]),
    fact('address', '所在地', [address || ON_REQUEST]),
    fact('phone', '電話番号', [
      phone === '' ? ON_REQUEST : `${phone}${phoneHours === '' ? '' : `（${phoneHours}）`}`,
    ]),
    fact(
      'email',
      'メールアドレス',
      ...(email === ''
        ? [
            [privacy, 'から、ご連絡を受け付けます。'],
            [
              sendsNews
                ? 'お知らせの電子メールは、希望した方にだけ送ります。'
                : '当サイトは、広告の電子メールを送りません。',
            ],
          ]
        : [[{text: email, to: `mailto:${email}`}]]),
    ),
    fact(
      'disclosure',
      '開示の請求方法',
      [privacy, 'から、知りたい項目をお知らせください。'],
      ['申し込みの判断に間に合うように、書面または電子メールなどで遅滞なくお答えします。'],
      ['請求に費用はかかりません。'],
    ),
  ];
}

/** How the conditions of a sale are put where the operator has or has not said them. */
interface Wording {
  /** The row of a condition that the operator has not set: where it is shown before the order. */
  readonly shownAt: (what: string) => Line;
  /** What holds for orders on this site when the operator has said nothing else. */
  readonly here: (...lines: readonly Line[]) => readonly Line[];
  readonly fanSupport: Contacts['fanSupport'];
  readonly sellsHere: boolean;
}

const or = (value: string, ...otherwise: readonly Line[]): readonly Line[] =>
  value === '' ? otherwise : [[value]];

const wordingOf = ({fanSupport}: Contacts, sellsHere: boolean): Wording => ({
  fanSupport,
  sellsHere,
  shownAt: (what) => [
    `${what}は、申し込みを確定する前に、`,
    ...(sellsHere ? ['当サイトの最終確認の画面か、'] : []),
    fanSupport,
    'の画面に表示されます。',
  ],
  here: (...lines) => (sellsHere ? lines : []),
});

function saleFacts(operator: Operator, contacts: Contacts, sellsHere: boolean): Fact[] {
  const wording = wordingOf(contacts, sellsHere);
  return [
    fact('product', '販売するもの', [
      'Proのライセンス。範囲は',
      {text: 'メンバーシップとPro', to: '/membership'},
      'にあります。',
    ]),
    ...paymentFacts(operator, wording),
    ...supplyFacts(operator, wording),
    ...endFacts(operator, wording),
  ];
}

function priceLines(operator: Operator, {shownAt, sellsHere}: Wording): Line[] {
  if (statesPrice(operator)) return operator.payment.price.map((price) => [priceText(price)]);
  const where: Line = sellsHere
    ? ['当サイトでの価格は、', BUY_PAGE, 'に表示します。']
    : ['当サイトには、申し込みと支払いの画面がありません。'];
  return [where, shownAt('支払う金額')];
}

function paymentFacts(operator: Operator, wording: Wording): Fact[] {
  const {payment} = operator;
  const {shownAt, here} = wording;
  return [
    fact('price', '販売価格（税込み）', ...priceLines(operator, wording)),
    fact('shipping', '送料', ['かかりません。物を送らず、ライセンスキーを渡します。']),
    fact(
      'fees',
      '代金のほかにかかる費用',
      ['インターネットの通信料は、利用者の負担です。'],
      payment.fees === '' ? shownAt('支払い方法によって加わる手数料') : [payment.fees],
    ),
    fact(
      'timing',
      '支払いの時期',
      ...or(
        payment.timing,
        ...here(
          ['当サイトでは、申し込みのときに支払います。'],
          ['コンビニでは、表示される期限までに支払います。'],
        ),
        shownAt('支払いの時期'),
      ),
    ),
    fact(
      'methods',
      '支払いの方法',
      payment.methods.length === 0 ? shownAt('選べる方法') : [payment.methods.join('、')],
    ),
  ];
}

/** When it is handed over, and how long the contract goes on. */
function supplyFacts({payment}: Operator, {shownAt, here}: Wording): Fact[] {
  return [
    fact(
      'delivery',
      '提供の時期',
      ...or(
        payment.delivery,
        ...here(['当サイトでは、お支払いを確かめた後、すぐにライセンスキーを表示します。']),
        shownAt('ライセンスキーを渡す時期'),
      ),
    ),
    fact('period', '申し込みの期間', ['当サイトでの申し込みに、期限はありません。']),
    fact(
      'cycle',
      '継続する契約であること',
      ...or(
        payment.cycle,
        ...here([
          '当サイトで、月額か年額のものを申し込むと、解約するまで自動で更新します。買い切りのものは更新しません。',
        ]),
        ['ファン支援のメンバーシップは、解約するまで続く月額の支援です。'],
        shownAt('更新の日と毎回の金額'),
      ),
    ),
  ];
}

/** How it ends, what is given back, and what else holds. */
function endFacts({cancel}: Operator, {shownAt, here, fanSupport}: Wording): Fact[] {
  return [
    fact(
      'cancel',
      '解約',
      ...or(
        cancel.how,
        ...here([
          '当サイトで申し込んだものは、',
          {text: 'マイページ', to: '/account/my'},
          'の「お支払いの管理」で解約します。',
        ]),
        ['ファン支援の解約の手続きは、申し込んだ', fanSupport, 'で行います。'],
      ),
      ...or(cancel.after, shownAt('解約した後に使える期間')),
    ),
    fact('refund', '返品と返金', ...or(cancel.refund, shownAt('返金の条件')), [
      '法令で認められる取消しや解除は、この表記で制限されません。',
    ]),
    fact('conformity', '契約の内容に合わないとき', [
      '特別の定めはありません。民法などの法令に従います。',
    ]),
    fact(
      'conditions',
      '数量と特別の条件',
      ['数量の制限はありません。'],
      ['ライセンスキーを使えるのは、申し込んだ本人だけです。'],
      ['未成年の方は、保護者の同意を得て申し込んでください。'],
    ),
    fact('system', '動作環境', [
      'Windows 10または11（64bit）、macOS 12以降。メモリは8GB以上を勧めます。くわしくは',
      {text: 'ダウンロード', to: '/download'} satisfies Inline,
      'にあります。',
    ]),
  ];
}

function priceText({plan, amount, cycle}: Price): string {
  return `${plan}：${amount.toLocaleString('ja-JP')}円（${CYCLES[cycle]}、税込み）`;
}
