// What plugins write with createData, one module for each file.
declare module '@generated/news/default/latest.json' {
  import type {LatestNews} from '@site/plugins/news/shared/pages';

  const latest: LatestNews;
  export default latest;
}

declare module '@generated/overlays/default/templates.json' {
  import type {TemplatesFile} from '@site/plugins/overlays/shared/templateFacts';

  const file: TemplatesFile;
  export default file;
}

declare module '@generated/overlays/default/fonts.json' {
  import type {FontTable} from '@site/plugins/overlays/shared/templateFacts';

  const table: FontTable;
  export default table;
}

declare module '@generated/overlays/default/sdk.json' {
  const file: {readonly script: string};
  export default file;
}

declare module '@generated/overlays/default/runtime-*.json' {
  const file: {readonly script: string};
  export default file;
}

declare module '@generated/playground/default/samples.json' {
  import type {SamplesFile} from '@site/plugins/playground/shared/types';

  const file: SamplesFile;
  export default file;
}

declare module '@generated/playground/default/family.json' {
  import type {TemplateFiles} from '@site/plugins/playground/shared/types';

  const files: TemplateFiles;
  export default files;
}

declare module '@generated/playground/default/sdk.json' {
  import type {SdkFile} from '@site/plugins/playground/shared/types';

  const file: SdkFile;
  export default file;
}

declare module '@generated/playground/default/members.json' {
  import type {Member} from '@site/plugins/playground/shared/types';

  const file: {readonly members: readonly Member[]};
  export default file;
}

declare module '@generated/releases/default/releases.json' {
  import type {Releases} from '@site/plugins/releases/shared/release';

  const releases: Releases;
  export default releases;
}

declare module '@generated/releases/default/summary.json' {
  import type {ReleaseSummary} from '@site/plugins/releases/shared/release';

  const summary: ReleaseSummary;
  export default summary;
}

// The releases have two ids in docusaurus.config.ts.
declare module '@generated/releases/wordparty-controller/releases.json' {
  import type {Releases} from '@site/plugins/releases/shared/release';

  const releases: Releases | null;
  export default releases;
}

declare module '@generated/markdown/default/http.json' {
  import type {HttpConsoleData} from '@site/src/lib/apiReference/definition';

  const data: HttpConsoleData;
  export default data;
}
declare module '@generated/markdown/default/socket.json' {
  import type {SocketConsoleData} from '@site/src/lib/apiReference/definition';

  const data: SocketConsoleData;
  export default data;
}

declare module '@generated/credits/default/packages.json' {
  import type {Credit} from '@site/plugins/credits';

  const packages: readonly Credit[];
  export default packages;
}

// plugins/bundle: the routes of the older manual that the document belongs to.
declare module '@generated/route-tables/entered' {
  export function loadEntered(): Promise<void>;
}
