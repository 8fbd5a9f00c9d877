import type {Shortcut} from './shortcut';

/** What the browser must know before it can search: Docusaurus's global data of this plugin. */
export interface SearchGlobalData {
  baseUrl: string;
  versions: SearchVersion[];
  /** URL of the index of the top-level pages. */
  pages: string;
  /** In development, before the first build: nobody knows yet what the top-level pages say. */
  lacksPages: boolean;
  contexts: SearchContext[];
  /** Keys that lead to the search box. */
  shortcut: Shortcut;
}

interface SearchVersion {
  label: string;
  /** Path of the version with the base URL, for example `/docs/7.2`. */
  path: string;
  /** URL of the version's index. */
  index: string;
}

/** A part of the manual that can be searched by itself. */
export interface SearchContext {
  /** Path below the version, for example `developer`. */
  path: string;
  label: string;
}

/** The context that a page of a version lies in, or undefined. */
export function contextOf(
  data: SearchGlobalData,
  versionPath: string,
  pathname: string,
): SearchContext | undefined {
  return data.contexts.find(({path}) => isWithin(pathname, `${versionPath}/${path}`));
}

/** Whether a URL path is `folder` itself or lies below it. */
export function isWithin(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}
