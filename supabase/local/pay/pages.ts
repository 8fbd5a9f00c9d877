import {Hono} from 'hono';
import {escapeHtml} from '../outbox';
import {page} from '../page';
import type {PayActions} from './actions';
import {endOldPage} from './api';
import type {PayPayment, PaySession, PayState, PaySubscription} from './state';

const yen = (amount: number): string => `￥${amount.toLocaleString('ja-JP')}（税込）`;

const button = (action: string, label: string, subscription = ''): string =>
  `<form method="post"><input type="hidden" name="subscription" value="${subscription}"><button name="action" value="${action}">${label}</button></form>`;

/** What shop and bank can do with a payment. */
const moneyButtons = (subscription?: string): string =>
  [
    button('refund', '全額を返金する', subscription),
    button('refundPart', '一部を返金する', subscription),
    button('failRefund', '最後の返金に失敗する', subscription),
    button('dispute', 'カード会社から異議を受ける', subscription),
    button('disputeWon', '異議に勝つ', subscription),
    button('disputeLost', '異議に負ける', subscription),
  ].join('');

/** What the page offers in each state of a session. */
function sessionButtons(session: PaySession): string {
  if (session.status === 'open') {
    return [
      button('card', 'カードで支払う'),
      button('declined', '拒否されるカードで試す'),
      session.mode === 'payment' ? button('konbini', 'コンビニの番号を受け取る') : '',
      button('expire', '期限切れにする'),
      `<p><a href="${escapeHtml(session.cancelUrl)}">支払わずに戻る</a></p>`,
    ].join('');
  }
  const back = `<p><a href="${escapeHtml(session.successUrl)}">サイトへ戻る</a></p>`;
  if (session.status === 'expired') return '<p>このページは期限切れです。</p>';
  if (session.paymentStatus === 'unpaid') {
    return `<p>コンビニでの支払いを待っています。</p>${button('konbiniPaid', 'コンビニで支払う')}${button('konbiniLapsed', '支払わずに期限を過ぎる')}${back}`;
  }
  const shop = session.mode === 'payment' ? `<h2>店側の操作</h2>${moneyButtons()}` : '';
  return `<p>支払い済みです。</p>${back}${shop}`;
}

const sessionPage = (session: PaySession, note: string): string =>
  page(
    'お支払い',
    `<p>Stripeの代わりのページです。お金は動きません。</p>${note}
<p><strong>${escapeHtml(session.product)}</strong>　${yen(session.amount)}</p>${sessionButtons(session)}`,
  );

async function moveMoney(
  payment: PayPayment | undefined,
  action: string,
  actions: PayActions,
): Promise<void> {
  if (payment === undefined) return;
  const left = payment.amount - payment.refunded;
  if (action === 'refund' && left > 0) await actions.refund(payment, left);
  if (action === 'refundPart' && left > 1) await actions.refund(payment, 1);
  if (action === 'failRefund') await actions.failRefund(payment);
  if (action === 'dispute') await actions.dispute(payment, 'needs_response');
  if (action === 'disputeWon') await actions.dispute(payment, 'won');
  if (action === 'disputeLost') await actions.dispute(payment, 'lost');
}

async function act(session: PaySession, action: string, actions: PayActions): Promise<string> {
  const open = session.status === 'open';
  const waiting = session.status === 'complete' && session.paymentStatus === 'unpaid';
  if (open && action === 'declined') return '<p role="alert">カードが拒否されました。</p>';
  if (open && action === 'card') await actions.card(session);
  if (open && action === 'konbini' && session.mode === 'payment') await actions.konbini(session);
  if (open && action === 'expire') await actions.expire(session);
  if (waiting && action === 'konbiniPaid') await actions.konbiniPaid(session);
  if (waiting && action === 'konbiniLapsed') await actions.konbiniLapsed(session);
  return '<p role="status">実行しました。</p>';
}

const STATE = {
  active: '有効',
  past_due: '支払いに失敗',
  unpaid: '未払い',
  canceled: '解約済み',
} as const;

function subscriptionHtml(subscription: PaySubscription): string {
  const one = (action: string, label: string): string => button(action, label, subscription.id);
  const until = new Date(subscription.periodEnd * 1000).toISOString().slice(0, 10);
  const ends = subscription.cancelAtPeriodEnd ? '（この日に終わります）' : '';
  const buttons =
    subscription.status === 'canceled'
      ? ''
      : [
          subscription.cancelAtPeriodEnd
            ? one('keep', '解約を取り消す')
            : one('cancel', '期間の終わりに解約する'),
          one('renew', '次の支払いに成功する'),
          one('fail', '次の支払いに失敗する'),
          one('end', 'すぐに終わらせる'),
        ].join('');
  const shop = `<h3>最後の支払い：店側の操作</h3>${moneyButtons(subscription.id)}`;
  return `<article><h2>${escapeHtml(subscription.product)}</h2><p>${STATE[subscription.status]}　${yen(subscription.amount)}　${until}まで${ends}</p>${buttons}${shop}</article>`;
}

async function manage(one: PaySubscription, action: string, actions: PayActions): Promise<void> {
  if (one.status === 'canceled') return;
  if (action === 'cancel') await actions.cancelAtEnd(one, true);
  if (action === 'keep') await actions.cancelAtEnd(one, false);
  if (action === 'renew') await actions.renew(one);
  if (action === 'fail') await actions.failRenewal(one);
  if (action === 'end') await actions.end(one);
}

/** The pages that stand in for Stripe's payment page and its portal. */
export function payRoutes(
  state: PayState,
  actions: PayActions,
  siteUrl: string,
  now: () => Date,
): Hono {
  const app = new Hono();

  app.get('/pay/portal', (context) => {
    const mine = [...state.subscriptions.values()].filter(
      ({customer}) => customer === context.req.query('customer'),
    );
    const back = `<p><a href="${escapeHtml(`${siteUrl}/account/my`)}">サイトへ戻る</a></p>`;
    const list = mine.map(subscriptionHtml).join('') || '<p>契約はありません。</p>';
    return context.html(page('お支払いの管理', list + back));
  });
  app.post('/pay/portal', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const one = state.subscriptions.get(form.get('subscription') ?? '');
    const action = form.get('action') ?? '';
    const payments = [...state.payments.values()];
    const newest = payments.reverse().find(({subscription}) => subscription === one?.id);
    if (one) await manage(one, action, actions);
    if (one) await moveMoney(newest, action, actions);
    return context.redirect(context.req.url, 303);
  });

  app.get('/pay/receipt/:id', (context) =>
    context.html(
      page(
        '領収書',
        `<p>Stripeの領収書の代わりのページです。番号: ${escapeHtml(context.req.param('id'))}</p>`,
      ),
    ),
  );

  app.get('/pay/voucher/:id', (context) =>
    context.html(
      page(
        'コンビニでのお支払い',
        `<p>Stripeの払込番号の代わりのページです。番号: ${escapeHtml(context.req.param('id'))}</p>`,
      ),
    ),
  );

  app.get('/pay/:id', async (context) => {
    const session = state.sessions.get(context.req.param('id'));
    if (session) await endOldPage({actions, now}, session);
    return session
      ? context.html(sessionPage(session, ''))
      : context.html(page('お支払い', '<p>この支払いは見つかりません。</p>'), 404);
  });
  app.post('/pay/:id', async (context) => {
    const session = state.sessions.get(context.req.param('id'));
    if (!session) return context.html(page('お支払い', '<p>この支払いは見つかりません。</p>'), 404);
    await endOldPage({actions, now}, session);
    const before = session.status;
    const action = new URLSearchParams(await context.req.text()).get('action') ?? '';
    await moveMoney(state.payments.get(session.paymentIntent ?? ''), action, actions);
    const note = await act(session, action, actions);
    // As Stripe does: back to the site once the payment page is done.
    const done = before === 'open' && session.status === 'complete';
    return done
      ? context.redirect(session.successUrl, 303)
      : context.html(sessionPage(session, note));
  });
  return app;
}
