import {checkoutSync} from '../_shared/checkoutSync.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('checkout-sync', checkoutSync));
