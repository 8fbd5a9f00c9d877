import {closePayments} from '../_shared/closePayments.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('close-payments', closePayments));
