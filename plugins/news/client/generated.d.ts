// Written by the plugin with createData.
declare module '@generated/news/default/latest.json' {
  import type {LatestNews} from '@site/plugins/news/shared/pages';

  const latest: LatestNews;
  export default latest;
}
