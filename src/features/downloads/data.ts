import app from '@generated/releases/default/releases.json';
import controller from '@generated/releases/wordparty-controller/releases.json';
import type {Releases} from '@site/plugins/releases/client';

/** The releases of the app, as plugins/releases checked them. */
export const appReleases: Releases = app;
/** Those of the word party controller; undefined once it is no longer handed out. */
export const controllerReleases: Releases | undefined = controller ?? undefined;
