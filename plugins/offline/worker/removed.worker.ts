import {CACHE_PREFIX} from '../shared/names';
import type {WorkerScope} from './serveOffline';

declare const self: WorkerScope;

/** Takes the place of the worker of an earlier build, deletes what it kept, and is gone. */
async function remove(): Promise<void> {
  const names = await self.caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});
