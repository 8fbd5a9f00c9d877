import {checkoutSync} from '../_shared/checkoutSync.ts';
import {hostedDeps} from '../_shared/hostedDeps.ts';
Deno.serve(checkoutSync(hostedDeps()));
