import {checkout} from '../_shared/checkout.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('checkout', checkout));
