import {checkout} from '../_shared/checkout.ts';
import {hostedDeps} from '../_shared/hostedDeps.ts';
Deno.serve(checkout(hostedDeps()));
