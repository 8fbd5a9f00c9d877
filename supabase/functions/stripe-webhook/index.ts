import {stripeWebhook} from '../_shared/stripeWebhook.ts';
import {hostedDeps} from '../_shared/hostedDeps.ts';
Deno.serve(stripeWebhook(hostedDeps()));
