// What the plugin writes with createData: one file for each of its ids in docusaurus.config.ts.
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

declare module '@generated/releases/wordparty-controller/releases.json' {
  import type {Releases} from '@site/plugins/releases/shared/release';

  const releases: Releases | null;
  export default releases;
}
