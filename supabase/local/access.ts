import type {Hono} from 'hono';
import {cors} from 'hono/cors';
import {keyRole} from './rest/caller';
import type {Settings} from './settings';

const LINKS: ReadonlySet<string> = new Set(['/auth/v1/verify', '/auth/v1/authorize']);

/**
 * Refuses requests by another name and, for accounts, those without a key; only the pages of the
 * website may read the answers.
 */
export function limitAccess(app: Hono, {url, siteUrl}: Pick<Settings, 'url' | 'siteUrl'>): void {
  // A page of another site can give its own name to this address (DNS rebinding).
  app.use(async (context, next) => {
    const {hostname} = new URL(context.req.url);
    if (hostname !== new URL(url).hostname) return context.text('Forbidden', 403);
    return next();
  });
  const browserAccess = cors({
    origin: siteUrl,
    exposeHeaders: ['X-Supabase-Api-Version', 'X-Total-Count', 'Link'],
    maxAge: 600,
  });
  app.use('/auth/*', browserAccess);
  app.use('/rest/*', browserAccess);
  app.use('/auth/*', async (context, next) => {
    // What a browser opens carries no key: the link of a mail, the way to a service.
    const isLink = context.req.method === 'GET' && LINKS.has(context.req.path);
    if (!isLink && keyRole(context.req.raw) === undefined) {
      return context.json({message: 'Invalid API key'}, 401);
    }
    return next();
  });
}
