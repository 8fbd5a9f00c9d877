import type {OfflineParts} from '../shared/offlinePage';
import {serveOffline, type WorkerScope} from './serveOffline';

/** Put in at build (`offlineWorker` in ../index.ts). */
declare const BUILD: string;
declare const PARTS: OfflineParts & {readonly scriptHash: string};
declare const self: WorkerScope;

serveOffline(self, BUILD, PARTS);
