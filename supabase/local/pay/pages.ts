import {Hono} from 'hono';
import {escapeHtml} from '../outbox';
import {page} from '../page';
import type {PayActions} from './actions';
import type {PaySession, PayState, PaySubscription} from './state';

const yen = (amount: number): string => `￥${amount.toLocaleString('ja-JP')}（税込）`;

const button = (action: string, label: string): string =>
  `<form method="post"><button name="action" value="${action}">${label}</button></form>`;

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
  const refunds =
    session.mode === 'payment'
      ? `<h2>店の側の操作</h2>${button('refund', '全額を返金する')}${button('refundPart', '一部を返金する')}${button('dispute', 'カード会社から異議を受ける')}${button('disputeWon', '異議に勝つ')}${button('disputeLost', '異議に負ける')}`
      : '';
  return `<p>支払い済みです。</p>${back}${refunds}`;
}

const sessionPage = (session: PaySession, note: string): string =>
  page(
    'お支払い',
    `<p>Stripeの代わりのページです。お金は動きません。</p>${note}
<p><strong>${escapeHtml(session.product)}</strong>　${yen(session.amount)}</p>${sessionButtons(session)}`,
  );

async function act(session: PaySession, action: string, actions: PayActions): Promise<string> {
  const open = session.status === 'open';
  const waiting = session.status === 'complete' && session.paymentStatus === 'unpaid';
  const paid = session.paymentStatus === 'paid';
  if (open && action === 'declined') return '<p role="alert">カードが拒否されました。</p>';
  if (open && action === 'card') await actions.card(session);
  if (open && action === 'konbini' && session.mode === 'payment') await actions.konbini(session);
  if (open && action === 'expire') await actions.expire(session);
  if (waiting && action === 'konbiniPaid') await actions.konbiniPaid(session);
  if (waiting && action === 'konbiniLapsed') await actions.konbiniLapsed(session);
  if (paid && action === 'refund') await actions.refund(session, session.amount);
  if (paid && action === 'refundPart') await actions.refund(session, 1);
  if (paid && action === 'dispute') await actions.dispute(session, 'needs_response');
  if (paid && action === 'disputeWon') await actions.dispute(session, 'won');
  if (paid && action === 'disputeLost') await actions.dispute(session, 'lost');
  return '<p role="status">実行しました。</p>';
}

const STATE = {active: '有効', past_due: '支払いに失敗', canceled: '解約済み'} as const;

function subscriptionHtml(subscription: PaySubscription): string {
  const one = (action: string, label: string): string =>
    `<form method="post"><input type="hidden" name="subscription" value="${subscription.id}"><button name="action" value="${action}">${label}</button></form>`;
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
  return `<article><h2>${escapeHtml(subscription.product)}</h2><p>${STATE[subscription.status]}　${yen(subscription.amount)}　${until}まで${ends}</p>${buttons}</article>`;
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
export function payRoutes(state: PayState, actions: PayActions, siteUrl: string): Hono {
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
    if (one) await manage(one, form.get('action') ?? '', actions);
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

  app.get('/pay/:id', (context) => {
    const session = state.sessions.get(context.req.param('id'));
    return session
      ? context.html(sessionPage(session, ''))
      : context.html(page('お支払い', '<p>この支払いは見つかりません。</p>'), 404);
  });
  app.post('/pay/:id', async (context) => {
    const session = state.sessions.get(context.req.param('id'));
    if (!session) return context.html(page('お支払い', '<p>この支払いは見つかりません。</p>'), 404);
    const before = session.status;
    const form = new URLSearchParams(await context.req.text());
    const note = await act(session, form.get('action') ?? '', actions);
    // As Stripe does: back to the site once the payment page is done.
    const done = before === 'open' && session.status === 'complete';
    return done
      ? context.redirect(session.successUrl, 303)
      : context.html(sessionPage(session, note));
  });
  return app;
}
