import {Hono} from 'hono';
import {escapeHtml, type Outbox, type SentMail} from './outbox';
import {page} from './page';

const mailHtml = (mail: SentMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>宛先: ${escapeHtml(mail.to)}　送信: <time>${mail.sent_at}</time>　コード: <code>${mail.code}</code></p>
<p><a href="${escapeHtml(mail.link)}">メールのリンクを開く</a></p>
<iframe sandbox title="メールの本文" srcdoc="${escapeHtml(mail.html)}"></iframe>
</article>`;

/** `/outbox` shows the mails that were not sent, `/outbox.json` gives them to tests. */
export function outboxRoutes(outbox: Outbox): Hono {
  const app = new Hono();
  app.get('/outbox', (context) => {
    const mails = outbox.list(context.req.query('to'));
    const body =
      mails.length === 0 ? '<p>メールはまだありません。</p>' : mails.map(mailHtml).join('');
    const intro = '<p>このPCの中だけの送信箱です。外へは何も送りません。</p>';
    return context.html(page('送信箱', intro + body));
  });
  app.get('/outbox.json', (context) => context.json(outbox.list(context.req.query('to'))));
  return app;
}
