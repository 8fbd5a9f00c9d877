import type Stripe from 'stripe';
import type {Handler} from '../../functions/_shared/deps';
import {newId, type PayEvent, type PayState} from './state';

/**
 * Makes an event of what happened and sends it to the webhook, unless events are held back.
 * @param ago how long ago it happened, in seconds
 */
export type Deliver = (type: string, object: object, ago?: number) => Promise<void>;

/** The way of events to the webhook. */
export interface Post {
  readonly deliver: Deliver;
  /** One attempt to deliver an event, signed as Stripe signs it. */
  readonly send: (event: PayEvent) => Promise<Response>;
}

export function createPost(
  state: PayState,
  stripe: Stripe,
  webhook: () => Handler,
  secret: string,
  now: () => Date,
): Post {
  const seconds = (): number => Math.floor(now().getTime() / 1000);
  const send: Post['send'] = ({payload}) => {
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: seconds(),
    });
    return webhook()(
      new Request('https://functions.invalid/stripe-webhook', {
        method: 'POST',
        headers: {'Stripe-Signature': signature, 'Content-Type': 'application/json'},
        body: payload,
      }),
    );
  };
  return {
    send,
    deliver: async (type, object, ago = 0) => {
      const id = newId('evt');
      const created = seconds() - ago;
      const payload = JSON.stringify({
        id,
        object: 'event',
        livemode: false,
        type,
        created,
        data: {object},
      });
      const event = {id, type, payload};
      // What the webhook does not take, Stripe sends again.
      if (state.holdsEvents || !(await send(event)).ok) state.held.push(event);
    },
  };
}
