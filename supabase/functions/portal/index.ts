import {portal} from '../_shared/portal.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('portal', portal));
