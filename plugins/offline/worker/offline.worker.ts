import type {OfflineParts} from '../shared/offlinePage';
import {serveOffline} from './serveOffline';
import type {WorkerScope} from './scope';

/** Put in at build (buildWorker.ts). */
declare const BUILD: string;
declare const PARTS: OfflineParts & {readonly scriptHash: string};
declare const self: WorkerScope;

serveOffline(self, BUILD, PARTS);
