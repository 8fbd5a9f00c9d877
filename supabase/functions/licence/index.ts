import {licence} from '../_shared/licence.ts';
import {hosted} from '../_shared/hosted.ts';
Deno.serve(hosted('licence', licence));
