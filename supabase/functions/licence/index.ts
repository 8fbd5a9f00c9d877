import {licence} from '../_shared/licence.ts';
import {hostedDeps} from '../_shared/hostedDeps.ts';
Deno.serve(licence(hostedDeps()));
