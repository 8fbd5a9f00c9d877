import {stripeWebhook} from '../_shared/stripeWebhook.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('stripe-webhook', stripeWebhook));
