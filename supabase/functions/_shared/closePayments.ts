import * as v from 'valibot';
import type {Deps, Handler} from './deps.ts';
import {closePage, OpenPage} from './paymentPages.ts';
import {handler, limitPerHour, requireUser} from './respond.ts';

/** Closes one's own payment pages, so that nobody pays for an account that is about to go. */
export const closePayments = (deps: Deps): Handler =>
  handler('close-payments', deps, async (request) => {
    const user = await requireUser(request, deps);
    await limitPerHour(deps, `close:${user}`, 30);
    const pages = v.parse(v.array(OpenPage), await deps.rpc('open_pages', {p_user_id: user}));
    for (const page of pages) await closePage(deps, page);
    return {};
  });
