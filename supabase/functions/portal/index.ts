import {portal} from '../_shared/portal.ts';
import {hostedDeps} from '../_shared/hostedDeps.ts';
Deno.serve(portal(hostedDeps()));
